import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { settingText } from '@/lib/settings/setting-text.mjs';
import { postProcessPage } from './post-process-page';

type BuildResult = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

// `lib/settings/environment.ts` is `server-only`, and `next build` runs without the flag that Node needs to import it.
const { NEXT_ADAPTER_PATH: platformPath, WEB_VITALS_URL = '' } = process.env;
const webVitalsUrl = settingText(WEB_VITALS_URL);

/** Next accepts only one adapter, so ours calls the platform's. */
async function platformAdapter(): Promise<NextAdapter | undefined> {
  if (!platformPath) return undefined;
  const url = isAbsolute(platformPath) ? pathToFileURL(platformPath).href : platformPath;
  const adapter = await import(url);
  return adapter.default ?? adapter;
}

function postProcessPages({ distDir, outputs }: BuildResult): void {
  const server = join(distDir, 'server');
  const files = new Map(outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]));
  const readStyleSheet = (path: string) => readFileSync(files.get(path) ?? path, 'utf8');

  // `outputs` lacks the file of the 404 page that `next start` serves.
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const file = join(server, name);
    try {
      const html = postProcessPage(readFileSync(file, 'utf8'), { readStyleSheet, webVitalsUrl });
      writeFileSync(file, html);
      const output = outputs.prerenders.find(({ fallback }) => fallback?.filePath === file);
      if (output?.htmlSize !== undefined) output.htmlSize = Buffer.byteLength(html);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${name} cannot be post-processed: ${reason}.`);
    }
  }
}

/** Post-processes pages during `next build`, before the platform's adapter packages them. */
export const adapter: NextAdapter = {
  name: 'post-process-pages',
  async modifyConfig(config, context) {
    const platform = await platformAdapter();
    return platform?.modifyConfig ? platform.modifyConfig(config, context) : config;
  },
  async onBuildComplete(build) {
    postProcessPages(build);
    const platform = await platformAdapter();
    await platform?.onBuildComplete?.(build);
  },
};
