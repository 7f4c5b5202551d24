import { environment } from './environment';

/** Such as `swim-school/website`; `undefined` unless the settings name a repository on GitHub. */
export function repository(): string | undefined {
  const { VERCEL_GIT_PROVIDER, VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG } = environment();
  const isKnown = VERCEL_GIT_PROVIDER === 'github' && VERCEL_GIT_REPO_OWNER && VERCEL_GIT_REPO_SLUG;
  return isKnown ? `${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}` : undefined;
}
