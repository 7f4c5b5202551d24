import { once } from 'node:events';
import { createServer } from 'node:net';

const tries = 50;

/**
 * Finds a port to listen on.
 *
 * @param {number} preferred the port to give when it is free, else the next free one above it
 * @returns {Promise<number>}
 * @throws {Error} when none of the first 50 is free
 */
export async function freePort(preferred) {
  for (let port = preferred; port < preferred + tries; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${preferred} to ${preferred + tries - 1} is free.`);
}

/**
 * Whether a port is free both on the loopback interface and on all interfaces: some systems let a
 * server take the one while another has the other, and a visitor would then reach either.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  for (const host of ['127.0.0.1', undefined]) {
    const server = createServer().listen({ port, host, exclusive: true });
    try {
      await once(server, 'listening');
    } catch {
      return false;
    }
    await once(server.close(), 'close');
  }
  return true;
}
