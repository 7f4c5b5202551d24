import { NextResponse, type NextRequest } from 'next/server';
import { createHash, randomBytes } from 'node:crypto';
import { pagePolicy } from './lib/page/content-security-policy.mjs';

const inlineScriptHash = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

/** Adds a nonce to the response to every POST, for the one page rendered at run time: a form posted without JavaScript. */
export function proxy(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next();
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  // A form can be posted to the home page too, and its photos have style attributes whose hashes are unknown here.
  const styles = ["'unsafe-inline'"];
  const policy = pagePolicy({
    scripts: [nonce, inlineScriptHash],
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
  // Browsers send the header with every POST, and with hardly any other request to their own site.
  matcher: [{ source: '/:path*', has: [{ type: 'header', key: 'origin' }] }],
};
