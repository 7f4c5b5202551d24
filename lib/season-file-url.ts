import { environment } from './environment';

const path = 'data/timeslots.json';

const editors: ReadonlyMap<string, (repository: string, branch: string) => string> = new Map([
  ['github', (repository, branch) => `https://github.com/${repository}/edit/${branch}/${path}`],
  ['gitlab', (repository, branch) => `https://gitlab.com/${repository}/-/edit/${branch}/${path}`],
  [
    'bitbucket',
    (repository, branch) => `https://bitbucket.org/${repository}/src/${branch}/${path}?mode=edit`,
  ],
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
  return editor(encodedPath(`${owner}/${slug}`), encodedPath(branch));
}
