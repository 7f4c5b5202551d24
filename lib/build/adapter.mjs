import { tsImport } from 'tsx/esm/api';

/**
 * The site's adapter: Next imports it through Node alone, whose version 20 reads no TypeScript.
 *
 * @type {typeof import('./finish-build')}
 */
const { adapter } = await tsImport('./finish-build.ts', import.meta.url);

export default adapter;
