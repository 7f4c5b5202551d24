import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
/** @import { ServerResponse } from 'node:http' */
/** @import { Fault } from './faults.mjs' */

const plain = { 'content-type': 'text/plain; charset=utf-8' };
const dripEveryMs = 200;
const mebibyte = 1024 * 1024;

/**
 * Answers as the fault says.
 *
 * @param {Exclude<Fault, { kind: 'delay' }>} fault
 * @param {ServerResponse} response
 */
export async function injectFault(fault, response) {
  switch (fault.kind) {
    case 'answer':
      response.writeHead(fault.status, { 'content-type': fault.contentType, ...fault.headers });
      response.end(fault.text);
      break;
    case 'stall':
      break;
    case 'stall-body':
      response.writeHead(200, { ...plain, 'content-length': 1000 }).write('OK');
      break;
    case 'drip': {
      response.writeHead(200, plain).write('.');
      const timer = setInterval(() => response.write('.'), dripEveryMs);
      response.once('close', () => clearInterval(timer));
      break;
    }
    case 'reset':
      response.socket?.resetAndDestroy();
      break;
    case 'reset-after-headers':
      response.writeHead(200, { ...plain, 'content-length': 2 }).flushHeaders();
      // A reset makes the client's system throw away what it has not read yet: without the pause
      // the headers would be lost with it now and then.
      await wait(100);
      response.socket?.resetAndDestroy();
      break;
    case 'truncated':
      response.writeHead(200, { ...plain, 'content-length': 1000 }).write('OK');
      response.socket?.end();
      break;
    case 'bad-gzip':
      response.writeHead(200, { ...plain, 'content-encoding': 'gzip' });
      response.end(Buffer.concat([Buffer.from('no gzip'), randomBytes(64)]));
      break;
    case 'huge':
      Readable.from(sixtyFourMebibytes()).pipe(response.writeHead(200, plain));
      break;
  }
}

function* sixtyFourMebibytes() {
  const piece = Buffer.alloc(mebibyte, '.');
  for (let count = 0; count < 64; count += 1) yield piece;
}
