import { createServer } from 'node:net';

const tries = 50;
const highest = 65_535;

/**
 * Finds a port to listen on.
 *
 * @param {number} preferred the port to give when it is free, else the next free one above it.
 * @returns {Promise<number>}
 * @throws {Error} when none of the first 50 is free.
 */
export async function freePort(preferred) {
  const last = Math.min(preferred + tries - 1, highest);
  for (let port = preferred; port <= last; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${preferred} to ${last} is free.`);
}

/**
 * Whether a port is free both on the loopback interface and on all interfaces: some systems let a
 * server take the one while another has the other, and a visitor would then reach either.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  return (await canListen({ port, host: '127.0.0.1' })) && (await canListen({ port }));
}

/**
 * @param {import('node:net').ListenOptions} address
 * @returns {Promise<boolean>}
 */
function canListen(address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ ...address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
