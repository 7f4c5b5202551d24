import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./finish-build')} Node 20, which loads this file, cannot load TypeScript. */
const { adapter } = await tsImport('./finish-build.ts', import.meta.url);

export default adapter;
