import 'server-only';

/** What came of a request: an answer, or why there is none and whether it can have been read. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'not sent'; readonly reason: string }
  | { readonly kind: 'no answer'; readonly reason: string };

/** No answer that matters is longer; what follows is not read. */
const mostBytesRead = 4096;

/** Failures before any byte of the request can have left (Node's and undici's error codes). */
const beforeSending =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|.*CERT.*|ERR_TLS.*|ERR_SSL.*)$/;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function firstBytes(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < mostBytesRead) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  await reader.cancel();
  return Buffer.concat(chunks).subarray(0, mostBytesRead).toString('utf8');
}

/**
 * Sends a request once and reads at most 4 KB of the answer. Follows no redirect, which would send
 * the body again to an address nobody chose. Never throws.
 *
 * @param request its `signal` is the deadline for all of it: connection, headers and body
 * @param statusSuffices a status that decides by itself, so that no body is waited for
 */
export async function readAnswer(
  url: string,
  request: RequestInit,
  statusSuffices?: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, cache: 'no-store', redirect: 'manual' });
    if (response.status === statusSuffices) {
      // Unread bodies hold their connection; how this one ends no longer matters.
      response.body?.cancel().catch(() => undefined);
      return { kind: 'answered', status: response.status, text: '' };
    }
    return { kind: 'answered', status: response.status, text: await firstBytes(response) };
  } catch (error) {
    const reason = codeOf(error);
    return { kind: beforeSending.test(reason) ? 'not sent' : 'no answer', reason };
  }
}
