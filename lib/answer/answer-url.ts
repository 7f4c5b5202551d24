import type { AnsweredRequest } from '@/lib/booking/receipt';
import { siteOrigin } from '@/lib/site-origin';
import { answerFragment } from './answer-fragment';

/** The URL of the page that answers a request; `undefined` where the site's own origin is unknown. */
export function answerUrl(request: AnsweredRequest): string | undefined {
  const origin = siteOrigin();
  return origin && `${origin}/answer#${answerFragment(request)}`;
}
