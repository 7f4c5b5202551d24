import type { RequestToAnswer } from '@/lib/booking/receipt';
import { siteOrigin } from '@/lib/site-origin';
import { answerFragment } from './answer-fragment';

/** The link to answer a request; `undefined` if the site's origin is unknown. */
export function answerUrl(request: RequestToAnswer): string | undefined {
  const origin = siteOrigin();
  return origin && `${origin}/answer#${answerFragment(request)}`;
}
