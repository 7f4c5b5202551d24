import 'server-only';
import { z } from 'zod';
import { memoize } from './memoize';
import { settingText } from './setting-text.mjs';

/** Parses `count/seconds`, or `off` as `undefined`; `suffix` is appended before parsing. */
function rate(fallback: string, format: string, suffix = '') {
  return z
    .string()
    .toLowerCase()
    .default(fallback)
    .transform((text, context) => {
      if (text === 'off') return undefined;
      const [, count, seconds] = /^([1-9]\d{0,5})\s*\/\s*([1-9]\d{0,6})$/.exec(text + suffix) ?? [];
      if (count && seconds) return { count: Number(count), ms: Number(seconds) * 1000 };
      const message = `is neither ${format} nor "off"; its default is used.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function urlSchema(protocol: RegExp, error: string) {
  return z.url({ protocol, hostname: /./, error });
}

/** A URL with only a host, and maybe a port. Links and calls would replace anything else in it. */
export function originSchema(error: string) {
  const isOrigin = (url: string) => /^https?:\/\/[^/@]+\/$/.test(new URL(url).href);
  return z.string().refine((text) => URL.canParse(text) && isOrigin(text), error);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Redis takes the database from the path, or from `?db=`. */
function hasNumberedDatabase(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { pathname, searchParams } = new URL(url);
  return /^\/?\d*$/.test(pathname) && /^\d*$/.test(searchParams.get('db') ?? '');
}

const schema = z.object({
  REQUESTS_PER_VISITOR: rate('5/600', 'count/seconds'),
  // The day's limit is reached first, unless an operator raises it or turns it off.
  REQUESTS_PER_INSTANCE: rate('60/3600', 'count/seconds'),
  REQUESTS_PER_DAY: rate('60', 'a whole number from 1 to 999999', `/${24 * 60 * 60}`),
  REDIS_URL: urlSchema(/^rediss?$/, 'is not a redis:// or rediss:// URL, so it is not used.')
    .refine(isDecodable, { error: 'has a % that must be written as %25, so it is not used.' })
    .refine(hasNumberedDatabase, {
      error: 'names a database that is not a number, so it is not used.',
    })
    .optional(),
  SITE_URL: originSchema(
    'is not an origin such as https://swim.example.com. It cannot have a path, query, fragment, user name or password.',
  ).optional(),
  // GitHub allows neither a name of dots alone nor one that ends in `.git`.
  SITE_REPOSITORY: z
    .string()
    .regex(/^[a-z\d-]+\/(?!\.+$)(?!.*\.git$)[\w.-]+$/i, {
      error: 'is not owner/name, such as swim-school/website.',
    })
    .optional(),
  WEB_VITALS_URL: z
    .union([z.string().regex(/^\/(?!\/)/), urlSchema(/^https?$/, '')], {
      error: 'is neither a path nor a URL such as https://vitals.example.com/collect.',
    })
    .optional(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z.string().optional(),
  VERCEL: z.string().optional(),
  VERCEL_REGION: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  VERCEL_GIT_PROVIDER: z.string().optional(),
  VERCEL_GIT_REPO_OWNER: z.string().optional(),
  VERCEL_GIT_REPO_SLUG: z.string().optional(),
});

/** All environment variables, trimmed and unquoted, without the empty ones. */
export const givenSettings = memoize(() => {
  const texts = Object.entries(process.env).map(
    ([name, value = '']) => [name, settingText(value)] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text));
});

/** Reads the settings in `schema`. `problems` are about invalid ones, in sentences without their values. */
export const readEnvironment = memoize(() => {
  const given = givenSettings();
  const issues = schema.safeParse(given).error?.issues ?? [];
  const messages = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  const usable = Object.entries(given).filter(([name]) => !messages.has(name));
  return {
    environment: schema.parse(Object.fromEntries(usable)),
    problems: Array.from(messages, ([name, message]) => ({ name, sentence: `${name} ${message}` })),
  };
});

export function environment(): z.output<typeof schema> {
  return readEnvironment().environment;
}

/** `vercel env pull` writes `VERCEL` into `.env.local`, but never `VERCEL_REGION`. */
export function runsOnVercel(): boolean {
  const { VERCEL, VERCEL_REGION } = environment();
  return VERCEL === '1' && VERCEL_REGION !== undefined;
}

/** The site's repository on GitHub, such as `swim-school/website`: the one that Vercel builds, or else `SITE_REPOSITORY`. */
export function repository(): string | undefined {
  const { SITE_REPOSITORY, ...vercel } = environment();
  const { VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: name } = vercel;
  const isOnGitHub = vercel.VERCEL_GIT_PROVIDER === 'github' && owner && name;
  return isOnGitHub ? `${owner}/${name}` : SITE_REPOSITORY;
}
