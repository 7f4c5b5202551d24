import { environment } from './environment';

/** The site's repository on GitHub, such as `swim-school/website`: the one that Vercel builds, or else `SITE_REPOSITORY`. */
export function repository(): string | undefined {
  const { SITE_REPOSITORY, ...vercel } = environment();
  const { VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: name } = vercel;
  const isOnGitHub = vercel.VERCEL_GIT_PROVIDER === 'github' && owner && name;
  return isOnGitHub ? `${owner}/${name}` : SITE_REPOSITORY;
}
