import type { LinkedRequest } from '@/lib/request/answer-link';
import type { askPath as siteAskPath } from '@/lib/request/ask-link';
import type { AnsweredRequest } from '@/lib/request/answered-request';

/** A fragment as the site writes it, but not by the site's code. */
export function fragmentOf(value: unknown): string {
  return `${Buffer.from(JSON.stringify(value)).toString('base64url')}.1`;
}

const day = { dates: ['2025-07-15'], times: ['9:30 AM'] } as const;
const reference = 'K7Q2M';

/** The link in a request's email. */
export function answerPath(request: Partial<LinkedRequest> = {}): string {
  const others = { lessonTypes: [], email: '', phone: '', reference };
  return `/answer#${fragmentOf({ ...day, ...others, ...request })}`;
}

/** The link in the instructor's yes. */
export function lessonPath(lessons: Partial<AnsweredRequest> = {}): string {
  return `/lesson#${fragmentOf({ ...day, leftOut: [], reference, ...lessons })}`;
}

export function askPath(subject: Parameters<typeof siteAskPath>[0]): string {
  return `/ask#${fragmentOf(subject)}`;
}
