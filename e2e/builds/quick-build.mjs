/** @import { NextAdapter } from 'next' */

/** The adapter of builds that are never deployed. @satisfies {NextAdapter} */
const quickBuild = {
  name: 'a quick build',

  modifyConfig: (config) => ({
    ...config,
    // `npm run check` and the host's build check types.
    typescript: { ...config.typescript, ignoreBuildErrors: true },
    // Later builds start from what the tested site's build compiled.
    experimental: { ...config.experimental, turbopackFileSystemCacheForBuild: true },
  }),
};

export default quickBuild;
