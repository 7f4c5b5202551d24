import 'server-only';

/** An answer, or why there is none and whether the request can have been read. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'not sent'; readonly reason: string }
  | { readonly kind: 'no answer'; readonly reason: string };

const mostBytesRead = 4096;

/** Errors before any byte was sent (Node and undici). */
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
 * Reads at most 4 KB and follows no redirect, which would repost the body elsewhere. Never throws.
 * @param statusSuffices a status for which the body is not awaited
 */
export async function readAnswer(
  url: string,
  request: RequestInit,
  statusSuffices?: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, cache: 'no-store', redirect: 'manual' });
    if (response.status === statusSuffices) {
      // An unread body would hold its connection.
      response.body?.cancel().catch(() => undefined);
      return { kind: 'answered', status: response.status, text: '' };
    }
    return { kind: 'answered', status: response.status, text: await firstBytes(response) };
  } catch (error) {
    const reason = codeOf(error);
    return { kind: beforeSending.test(reason) ? 'not sent' : 'no answer', reason };
  }
}
