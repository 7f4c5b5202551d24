// Runs one packaged function in its own process, from a folder with only its traced files. Prints its
// origin once it listens, as Next does.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [entry = ''] = process.argv.slice(2);
// Next adds this file to every function. A launcher must import it first.
await import(pathToFileURL(join(process.cwd(), 'node_modules/next/setup-node-env.js')).href);
const { handler } = (await import(pathToFileURL(entry).href)).default;

// https://nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints
const server = createServer((request, response) => {
  handler(request, response, { waitUntil() {}, requestMeta: { relativeProjectDir: '.' } }).catch(
    (/** @type {unknown} */ error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Local: http://127.0.0.1:${Object(server.address()).port}`),
);
