import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { finishPage } from './finish-page';

type FinishedBuild = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

// `lib/environment.ts` is `server-only`, which Node refuses to import outside of Next's bundles.
const { NEXT_ADAPTER_PATH: platformPath, WEB_VITALS_URL: webVitalsUrl = '' } = process.env;

/** Next accepts only one adapter, so ours calls the platform's. */
async function platformAdapter(): Promise<NextAdapter | undefined> {
  if (!platformPath) return undefined;
  const url = isAbsolute(platformPath) ? pathToFileURL(platformPath).href : platformPath;
  const adapter = await import(url);
  return adapter.default ?? adapter;
}

/** Reads the file system, since Next's list lacks the 404 page. */
function htmlFiles({ distDir, outputs }: FinishedBuild): readonly string[] {
  const folder = join(distDir, 'server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
  const listed = [
    ...outputs.prerenders.map(({ fallback }) => fallback?.filePath),
    ...outputs.staticFiles.map(({ filePath }) => filePath),
  ].filter((file) => file?.endsWith('.html'));
  const unknown = listed.find((file) => file && !files.includes(file));
  if (unknown) throw new Error(`${unknown} is not among the built pages in ${folder}.`);
  if (listed.length === 0) throw new Error('Next lists no built page.');
  return files;
}

function finishPages(build: FinishedBuild): void {
  const { distDir, outputs, config } = build;
  const files = new Map(outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]));
  const manifest = join(distDir, 'server/next-font-manifest.json');
  const { app }: { app: Record<string, string[]> } = JSON.parse(readFileSync(manifest, 'utf8'));
  const query = config.deploymentId ? `?dpl=${config.deploymentId}` : '';
  const fonts = [...new Set(Object.values(app).flat())].map((path) => `/_next/${path}${query}`);

  function readStyleSheet(pathname: string): string {
    const file = files.get(pathname);
    if (!file || !existsSync(file)) throw new Error(`its style sheet ${pathname} was not built`);
    return readFileSync(file, 'utf8');
  }

  for (const file of htmlFiles(build)) {
    try {
      const html = finishPage(readFileSync(file, 'utf8'), { readStyleSheet, fonts, webVitalsUrl });
      writeFileSync(file, html);
      const output = outputs.prerenders.find(({ fallback }) => fallback?.filePath === file);
      if (output?.htmlSize !== undefined) output.htmlSize = Buffer.byteLength(html);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${relative(distDir, file)} cannot be finished: ${reason}.`);
    }
  }
}

/** Finishes pages during `next build`, before the platform's adapter packages them. */
export const adapter: NextAdapter = {
  name: 'backyard-swim-school',
  async modifyConfig(config, context) {
    const platform = await platformAdapter();
    return platform?.modifyConfig ? platform.modifyConfig(config, context) : config;
  },
  async onBuildComplete(build) {
    finishPages(build);
    const platform = await platformAdapter();
    await platform?.onBuildComplete?.(build);
  },
};
