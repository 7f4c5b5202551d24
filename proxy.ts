import { NextResponse, type NextRequest } from 'next/server';
import { randomBytes } from 'node:crypto';
import { pagePolicy } from './lib/security/policy.mjs';

/**
 * Gives the one page that is rendered for a visitor, the answer to a form posted without a script, a
 * nonce, since its inline scripts cannot be hashed ahead. An action can be posted to any page.
 *
 * Also turns away addresses with anything percent-encoded where only dates and periods stand: Next
 * answers 500 to those that cannot be decoded, such as `/timeslots/%E0%A4%A`.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname.includes('%')) {
    return NextResponse.rewrite(new URL('/no-such-page', request.url));
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  // The style attributes are those of next/image, different ones for each photo.
  const styles = ["'unsafe-inline'"];
  const policy = pagePolicy({ scripts: [nonce], styles, webVitalsUrl: WEB_VITALS_URL });
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from here.
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
