import 'server-only';
import type { MailOutcome } from './mail';

const maxBytesRead = 4096;

/** Errors of Node and undici before any byte was sent. */
const notSentCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|.*CERT.*|ERR_TLS.*|ERR_SSL.*)$/;

/** An error's code or name, for the log. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function firstBytes({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxBytesRead) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Never throws, and follows no redirects, which would send the body elsewhere. */
export async function callProvider(
  url: string | URL,
  request: RequestInit,
  toOutcome: (status: number, text: string) => MailOutcome,
  ignoreBodyForStatus?: number,
): Promise<MailOutcome> {
  try {
    const response = await fetch(url, { ...request, cache: 'no-store', redirect: 'manual' });
    const { status } = response;
    const isBodyIgnored = status === ignoreBodyForStatus;
    const text = isBodyIgnored ? '' : await firstBytes(response);
    // An unread body would keep its connection busy.
    if (isBodyIgnored) response.body?.cancel().catch(() => undefined);
    return { ...toOutcome(status, text), response: { status, text } };
  } catch (error) {
    const reason = codeOf(error);
    return { kind: notSentCodes.test(reason) ? 'rejected' : 'unknown', reason };
  }
}
