import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { copyProject } from '../run/copy-project';
import { fixtures, projectRoot, testedSite } from '../run/project-root';
import { test as workflow } from '../workflow/workflow-fixture';
import { phonePhoto } from '../support/phone-photo';
import { buildSite, testedBuild } from './build-site';
import { photos } from './clean-photos';
import { test as base } from './serve-build';

/** The season's file as the tested site has it. */
export const testedSeason = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8');

/** Builds each season once, with photos from a phone. The tested season is the tested site itself. */
function seasonBuilds(): (season: string) => Promise<string> {
  const builds = new Map([[testedSeason, Promise.resolve(testedSite)]]);
  async function build(directory: string, season: string): Promise<string> {
    copyProject(directory);
    writeFileSync(join(directory, 'data/timeslots.json'), season);
    for (const name of photos) {
      writeFileSync(join(directory, 'data/photos', name), await phonePhoto());
    }
    await buildSite(directory, testedBuild);
    return directory;
  }
  return (season) => {
    const directory = join(projectRoot, `e2e/.work/season-${builds.size}`);
    const built = builds.get(season) ?? build(directory, season);
    builds.set(season, built);
    return built;
  };
}

const site = base.extend<
  { deploySeason: (season: string) => Promise<string> },
  { buildOf: ReturnType<typeof seasonBuilds> }
>({
  buildOf: [({}, provide) => provide(seasonBuilds()), { scope: 'worker' }],
  /** Serves the site as a host builds it from this season's file. */
  deploySeason: ({ buildOf, serveBuild }, provide) =>
    provide(async (season) => serveBuild(await buildOf(season))),
});

/** A test with the tested site and a repository on the fake GitHub. */
export const test = mergeTests(site, workflow);
