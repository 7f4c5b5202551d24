import { once } from 'node:events';
import { createServer } from 'node:net';

/** The preferred port, or the next free one above it. */
export async function freePort(preferred: number): Promise<number> {
  // Some systems let one server take 127.0.0.1 while another has the same port on every address.
  for (const host of ['127.0.0.1', undefined]) {
    const server = createServer().listen(preferred, host);
    try {
      await once(server, 'listening');
    } catch {
      return freePort(preferred + 1);
    }
    await once(server.close(), 'close');
  }
  return preferred;
}
