/** @import { Server } from 'node:http' */

const host = '127.0.0.1';

/**
 * Makes a server listen on the loopback interface.
 *
 * @param {Server} server
 * @param {number} port 0 for one that is free
 * @returns {Promise<string>} its origin
 * @throws {Error} when it cannot listen; one that is in use is named
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const inUse = `Port ${port} is in use: stop what runs there, or choose another port.`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host}:${bound}`);
    });
  });
}
