import { NextResponse, type NextRequest } from 'next/server';
import { createHash, randomBytes } from 'node:crypto';
import { markPassed } from './lib/season/mark-passed';
import { pagePolicy } from './lib/security/policy.mjs';

/** The layout's own script, which no nonce of Next's reaches. */
const markPassedHash = `'sha256-${createHash('sha256').update(markPassed).digest('base64')}'`;

/**
 * Gives the answer to a form posted without a script a nonce, and turns away percent-encoded URLs: Next
 * answers 500 to malformed ones.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname.includes('%')) {
    return NextResponse.rewrite(new URL('/no-such-page', request.url));
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  // For next/image's style attributes, which differ by photo.
  const styles = ["'unsafe-inline'"];
  const policy = pagePolicy({
    scripts: [nonce, markPassedHash],
    styles,
    webVitalsUrl: WEB_VITALS_URL,
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce from here.
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
  return response;
}

export const config = {
  matcher: [
    { source: '/:section(timeslots|calendar)/:rest(.*%.*)' },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
};
