import { request as httpRequest, createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { generate } from 'selfsigned';

export type HttpsFront = {
  /** `localhost:port`, where both `http:` and `https:` are answered. */
  readonly host: string;
  /** What a client has to trust, as PEM. */
  readonly certificate: string;
};

/** The first byte of every TLS connection: a handshake record (RFC 8446, section 5.1). */
const tlsHandshake = 0x16;

/**
 * Runs `task` while a site is also served under TLS, the way its host does: `https:` reaches the site,
 * `http:` is sent on to `https:`. One port takes both, since a scanner asks for both of one host.
 *
 * @param origin of the site behind it
 */
export async function withHttps(
  origin: string,
  task: (front: HttpsFront) => Promise<void>,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const pem = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const encrypted = createHttpsServer({ key: pem.private, cert: pem.cert }, (request, response) => {
    const { method, url: path, headers } = request;
    const onward = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const plain = createHttpServer(({ url = '/', headers }, response) => {
    response.writeHead(308, { location: `https://${headers.host}${url}` }).end();
  });
  const open = new Set<Socket>();
  const listener = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? encrypted : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  try {
    await task({ host: `localhost:${address.port}`, certificate: pem.cert });
  } finally {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => listener.close(resolve));
  }
}
