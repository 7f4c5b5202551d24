import { environment } from './environment';

const editors: ReadonlyMap<string, string> = new Map([
  ['github', 'https://github.com/REPOSITORY/edit/BRANCH/data/timeslots.json'],
  ['gitlab', 'https://gitlab.com/REPOSITORY/-/edit/BRANCH/data/timeslots.json'],
  ['bitbucket', 'https://bitbucket.org/REPOSITORY/src/BRANCH/data/timeslots.json?mode=edit'],
]);

function encodedPath(text: string): string {
  return text.split('/').map(encodeURIComponent).join('/');
}

/** Where the season's file of this build can be edited; `undefined` where the host does not say. */
export function seasonFileUrl(): string | undefined {
  const {
    VERCEL_GIT_PROVIDER: provider,
    VERCEL_GIT_REPO_OWNER: owner,
    VERCEL_GIT_REPO_SLUG: slug,
    VERCEL_GIT_COMMIT_REF: branch,
  } = environment();
  const editor = editors.get(provider ?? '');
  if (!editor || !owner || !slug || !branch) return undefined;
  return editor
    .replace('REPOSITORY', encodedPath(`${owner}/${slug}`))
    .replace('BRANCH', encodedPath(branch));
}
