import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** @import { Call, Message } from './types' */

/** @typedef {ReturnType<typeof openMessageStore>} MessageStore */

/**
 * Opens the messages that are kept in a folder, each as a line of JSON, oldest first.
 *
 * @param {string} directory created when missing
 */
export function openMessageStore(directory) {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'messages.jsonl');
  appendFileSync(file, '');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  /** @type {Message[]} */
  let messages = lines.map((line) => JSON.parse(line));

  return {
    list: () => messages,

    /** @param {Call} call */
    add(call) {
      const message = { id: randomUUID(), ...call };
      appendFileSync(file, `${JSON.stringify(message)}\n`);
      messages.push(message);
      return message;
    },

    empty() {
      writeFileSync(file, '');
      messages = [];
    },
  };
}
