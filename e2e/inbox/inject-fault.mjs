import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sendReply } from './send-reply.mjs';
/** @import { ServerResponse } from 'node:http' */
/** @import { BrokenKind, Fault } from './fault-rules.mjs' */

const plain = { 'content-type': 'text/plain; charset=utf-8' };
const dripPace = 200;
const mebibyte = 1024 * 1024;

/**
 * Answers as the fault says. The request's body has been read by then.
 *
 * @param {Exclude<Fault, { kind: 'delay' }>} fault
 * @param {ServerResponse} response
 * @returns {Promise<number | null>} the status of the answer, null when none was completed; it
 *   does not wait for an answer that never ends
 */
export async function injectFault(fault, response) {
  return fault.kind === 'answer' ? sendReply(response, fault) : brokenAnswers[fault.kind](response);
}

/** @type {Record<BrokenKind, (response: ServerResponse) => Promise<number | null>>} */
const brokenAnswers = {
  async stall() {
    return null;
  },
  async 'stall-body'(response) {
    response.writeHead(200, { ...plain, 'content-length': 1000 }).write('OK');
    return null;
  },
  async drip(response) {
    response.writeHead(200, plain).write('.');
    const timer = setInterval(() => response.write('.'), dripPace);
    response.once('close', () => clearInterval(timer));
    return null;
  },
  async reset(response) {
    response.socket?.resetAndDestroy();
    return null;
  },
  async 'reset-after-headers'(response) {
    response.writeHead(200, { ...plain, 'content-length': 2 }).flushHeaders();
    // A reset makes the client's system throw away what it has not read yet: without the pause
    // the headers would be lost with it now and then.
    await wait(100);
    response.socket?.resetAndDestroy();
    return null;
  },
  async truncated(response) {
    response.writeHead(200, { ...plain, 'content-length': 1000 }).write('OK');
    response.socket?.end();
    return null;
  },
  async 'bad-gzip'(response) {
    const rubbish = Buffer.concat([Buffer.from('no gzip'), randomBytes(64)]);
    response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(rubbish);
    return 200;
  },
  async huge(response) {
    response.writeHead(200, plain);
    return pipeline(Readable.from(sixtyFourMebibytes()), response).then(
      () => 200,
      () => null,
    );
  },
};

function* sixtyFourMebibytes() {
  const piece = Buffer.alloc(mebibyte, '.');
  for (let count = 0; count < 64; count += 1) yield piece;
}
