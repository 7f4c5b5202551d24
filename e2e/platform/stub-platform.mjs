import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import quickBuild from '../builds/quick-build.mjs';

/**
 * Simulates a platform that packages pages inside `next build`, as Vercel does with Skew Protection.
 * It copies the pages to `.next/platform` when Next calls it. Later changes are not in the copies.
 */

/** @import { NextAdapter } from 'next' */

/** The platform passes this ID to the build and to every function. */
export const deploymentId = 'dpl_of_the_tests';

/**
 * @typedef {object} Packaged
 * @property {Readonly<Record<string, string>>} pages by URL pathname, the copied HTML's path
 * @property {Readonly<Record<string, string>>} files by URL pathname, the path of a static file
 * @property {readonly PackagedFunction[]} functions
 */

/**
 * @typedef {object} PackagedFunction
 * @property {string} pathname as Next names the route, such as `/timeslots/[date]`
 * @property {number | undefined} maxDuration in seconds
 * @property {string} entry the path of its module, below the root of its files
 * @property {Readonly<Record<string, string>>} files by path below that root, the path of the file that is copied there
 */

/** @type {NextAdapter} */
const stubPlatform = {
  name: 'a stub platform',

  modifyConfig: (config) => quickBuild.modifyConfig({ ...config, deploymentId }),

  onBuildComplete({ distDir, projectDir, repoRoot, outputs }) {
    const { prerenders, staticFiles, appPages, appRoutes, middleware } = outputs;
    const folder = join(distDir, 'platform');
    mkdirSync(folder);
    const prerendered = prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath]);
    const files = staticFiles.map(({ pathname, filePath }) => [pathname, filePath]);
    const pages = [...prerendered, ...files].flatMap(([pathname, file], index) => {
      if (!file?.endsWith('.html')) return [];
      const copy = join(folder, `${index}.html`);
      copyFileSync(file, copy);
      return [[pathname, copy]];
    });
    const functions = [...appPages, ...appRoutes, ...(middleware ? [middleware] : [])]
      .filter(({ pathname }) => !pathname.endsWith('.rsc'))
      .map(({ pathname, filePath, assets, config: { maxDuration } }) => {
        const entry = relative(projectDir, filePath);
        const files = Object.entries(assets).map(([path, source]) => [
          relative(projectDir, join(repoRoot, path)),
          source,
        ]);
        files.push([entry, filePath]);
        return { pathname, maxDuration, entry, files: Object.fromEntries(files) };
      });
    /** @type {Packaged} */
    const packaged = {
      pages: Object.fromEntries(pages),
      files: Object.fromEntries(files),
      functions,
    };
    writeFileSync(join(folder, 'packaged.json'), JSON.stringify(packaged));
  },
};

export default stubPlatform;
