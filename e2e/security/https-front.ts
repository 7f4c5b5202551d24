import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** The first byte of every TLS connection: a handshake record (RFC 8446, section 5.1). */
const tlsHandshake = 0x16;

/**
 * Serves a site under TLS too, the way its host does: `https:` reaches the site, `http:` is sent on to
 * `https:`. One port takes both, since a scanner asks for both of one host.
 *
 * @param origin of the site behind it
 * @returns `localhost:port`, what a client has to trust, as PEM, and what ends it
 */
export async function startHttpsFront(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const encrypted = createHttpsServer({ key, cert }, (request, response) => {
    const { method, url = '/', headers } = request;
    const onward = httpRequest(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward.on('error', () => response.destroy()));
  });
  const plain = createHttpServer(({ url = '/', headers }, response) => {
    response.writeHead(308, { location: `https://${headers.host}${url}` }).end();
  });
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? encrypted : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const { port } = listener.address() as AddressInfo;
  return { host: `localhost:${port}`, certificate: cert, close: () => listener.close() };
}
