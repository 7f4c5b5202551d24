import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./finish-build')} Node 20, through which Next loads this, reads no TypeScript. */
const { adapter } = await tsImport('./finish-build.ts', import.meta.url);

export default adapter;
