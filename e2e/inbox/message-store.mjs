import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, parseJson } from './json-body.mjs';
/** @import { Message } from './types' */

/**
 * @typedef {object} MessageStore
 * @property {() => Message[]} list every message, oldest first
 * @property {(message: Omit<Message, 'id'>) => Message} add keeps a message and names it
 * @property {() => void} empty forgets every message and deletes its file
 */

const fileName = /^(\d{6,})\.json$/;

/**
 * Opens the folder of kept messages, each in a file numbered in the order of arrival.
 *
 * @param {string} directory created when missing
 * @returns {MessageStore}
 * @throws {Error} when the folder cannot be used or holds a numbered file that is no message
 */
export function openMessageStore(directory) {
  mkdirSync(directory, { recursive: true });
  /** @type {Map<number, Message>} */
  const messages = new Map();
  for (const number of numbersIn(directory)) {
    messages.set(number, readMessage(pathOf(directory, number)));
  }
  let last = Math.max(0, ...messages.keys());

  return {
    list: () => [...messages.values()],
    add(message) {
      const kept = { id: randomUUID(), ...message };
      last += 1;
      const path = pathOf(directory, last);
      // Under another name first: an inbox that is stopped half-way leaves no half message.
      writeFileSync(`${path}.part`, `${JSON.stringify(kept, null, 2)}\n`);
      renameSync(`${path}.part`, path);
      messages.set(last, kept);
      return kept;
    },
    empty() {
      for (const number of messages.keys()) rmSync(pathOf(directory, number), { force: true });
      messages.clear();
    },
  };
}

/** @param {string} directory */
function numbersIn(directory) {
  return readdirSync(directory)
    .map((name) => Number(fileName.exec(name)?.[1]))
    .filter((number) => !Number.isNaN(number))
    .sort((first, second) => first - second);
}

/**
 * @param {string} directory
 * @param {number} number
 */
function pathOf(directory, number) {
  return join(directory, `${String(number).padStart(6, '0')}.json`);
}

/**
 * @param {string} path
 * @returns {Message}
 */
function readMessage(path) {
  const parsed = parseJson(readFileSync(path, 'utf8'));
  if (!parsed.valid || !isMessage(parsed.value)) {
    throw new Error(`${path} is not a message that the inbox has kept; move it elsewhere.`);
  }
  return parsed.value;
}

/**
 * @param {unknown} value
 * @returns {value is Message}
 */
function isMessage(value) {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    (value.provider === 'emailjs' || value.provider === 'resend') &&
    typeof value.receivedAt === 'string' &&
    isObject(value.headers) &&
    isObject(value.body)
  );
}
