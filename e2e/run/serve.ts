import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

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

/** Starts a server on this machine. If `respond` throws, the connection is dropped. @param port 0 for any */
export async function serve(respond: Respond, port = 0) {
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      // A disconnected client is not an error.
      if (!request.socket.destroyed) console.error(error);
      response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
