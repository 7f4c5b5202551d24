import { NextResponse, type NextRequest } from 'next/server';
import { createHash, randomBytes } from 'node:crypto';
import { saveDraftScript } from './components/booking/draft-script';
import { markPassed } from './lib/season/mark-passed';
import { pagePolicy } from './lib/security/policy.mjs';

/** Next adds no nonce to the layout's own scripts. */
const layoutScripts = [markPassed, saveDraftScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Adds a nonce to the response to a form posted without JavaScript, and rejects paths with a `%`. */
export function proxy(request: NextRequest): NextResponse {
  // No page's path contains a `%`. Next returns 500 for a path that it cannot decode.
  if (request.nextUrl.pathname.includes('%')) {
    return NextResponse.rewrite(new URL('/no-such-page', request.url));
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  // A form can be posted to the home page too, and its photos have style attributes whose hashes are unknown here.
  const styles = ["'unsafe-inline'"];
  const policy = pagePolicy({
    scripts: [nonce, ...layoutScripts],
    styles,
    webVitalsUrl: WEB_VITALS_URL,
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce from this header.
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
