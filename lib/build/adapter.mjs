import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./finish-build')} Node 20 cannot load TypeScript, so tsx does. */
const { adapter } = await tsImport('./finish-build.ts', import.meta.url);

export default adapter;
