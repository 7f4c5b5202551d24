import { parseArgs } from 'node:util';
import { startInbox } from './start-inbox.mjs';

const help = `A local inbox that stands in for EmailJS and Resend.

node e2e/inbox/main.mjs --port 4310 --directory e2e/.work/inbox

  --port NUMBER        where it listens on 127.0.0.1 (default: a free port)
  --directory FOLDER   where it keeps the messages it takes, one file each
  --pace MILLISECONDS  what EmailJS wants between two requests (default: 1000; 0: no limit)
  --strict             EmailJS asks for the private key
  --no-server-calls    EmailJS takes calls from browsers only
  --help               prints this

Open its address in a browser to read the messages. Ctrl+C stops it.`;

const values = readArguments();
if (values.help) console.log(help);
else await run();

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '0' },
        directory: { type: 'string' },
        pace: { type: 'string', default: '1000' },
        strict: { type: 'boolean', default: false },
        'no-server-calls': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Starts the inbox and stops it on Ctrl+C or when the system asks for it. */
async function run() {
  const inbox = await startInbox({
    port: wholeNumber('--port', values.port, 65_535),
    directory: values.directory ?? fail('--directory is missing.'),
    pace: wholeNumber('--pace', values.pace, 600_000),
    strict: values.strict,
    serverCalls: !values['no-server-calls'],
  }).catch((/** @type {Error} */ error) => fail(error.message));
  console.log(`Inbox: ${inbox.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void inbox.close());
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} largest
 */
function wholeNumber(name, text, largest) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= largest) return number;
  return fail(`${name} must be a whole number from 0 to ${largest}.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`${sentence} (--help says more.)`);
  process.exit(1);
}
