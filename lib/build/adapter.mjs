import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./next-adapter')} Node 20 cannot load TypeScript, so tsx does. */
const { adapter } = await tsImport('./next-adapter.ts', import.meta.url);

export default adapter;
