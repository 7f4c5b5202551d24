import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Stands in for a platform that packages pages inside `next build`, as Vercel does with Skew
 * Protection on: it takes what is there when its turn comes, and nothing that is changed later. What
 * it took lies in `.next/platform`.
 */

/** @import { NextAdapter } from 'next' */

/** What the platform tells both the build and every function. */
const deploymentId = 'dpl_of_the_tests';

/**
 * @typedef {object} Packaged
 * @property {string} deploymentId
 * @property {Readonly<Record<string, string>>} pages by URL pathname, the copied HTML's path
 * @property {Readonly<Record<string, string>>} files by URL pathname, the path of a static file
 * @property {readonly PackagedFunction[]} functions
 */

/**
 * @typedef {object} PackagedFunction
 * @property {string} pathname as Next names the route, such as `/timeslots/[date]`
 * @property {string} entry the path of its module, below the root of its files
 * @property {Readonly<Record<string, string>>} files by path below that root, where each comes from
 */

/** @type {NextAdapter} */
const stubPlatform = {
  name: 'a stub platform',

  modifyConfig(config) {
    return { ...config, deploymentId };
  },

  onBuildComplete({ distDir, repoRoot, outputs }) {
    const folder = join(distDir, 'platform');
    rmSync(folder, { recursive: true, force: true });
    const prerendered = outputs.prerenders.flatMap(({ pathname, fallback }) =>
      fallback?.filePath?.endsWith('.html') ? [{ pathname, filePath: fallback.filePath }] : [],
    );
    const static_ = outputs.staticFiles.filter(({ filePath }) => filePath.endsWith('.html'));
    const pages = [...prerendered, ...static_].map(({ pathname, filePath }, index) => {
      const copy = join(folder, 'pages', `${index}.html`);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(filePath, copy);
      return [pathname, copy];
    });
    const { appPages, appRoutes, middleware } = outputs;
    const functions = [...appPages, ...appRoutes, ...(middleware ? [middleware] : [])]
      .filter(({ pathname }) => !pathname.endsWith('.rsc'))
      .map(({ pathname, filePath, assets }) => {
        const entry = relative(repoRoot, filePath);
        return { pathname, entry, files: { ...assets, [entry]: filePath } };
      });
    /** @type {Packaged} */
    const packaged = {
      deploymentId,
      pages: Object.fromEntries(pages),
      files: Object.fromEntries(
        outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]),
      ),
      functions,
    };
    writeFileSync(join(folder, 'packaged.json'), JSON.stringify(packaged));
  },
};

export default stubPlatform;
