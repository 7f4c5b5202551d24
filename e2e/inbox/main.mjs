import { parseArgs } from 'node:util';
import { startInbox } from './start-inbox.mjs';

// node e2e/inbox/main.mjs --directory FOLDER [--port NUMBER] [--pace MILLISECONDS]
const { directory, port, pace } = parseArgs({
  options: {
    directory: { type: 'string', default: 'e2e/.work/inbox' },
    port: { type: 'string', default: '0' },
    pace: { type: 'string', default: '1000' },
  },
}).values;

const inbox = await startInbox({ directory, port: Number(port), pace: Number(pace) });
console.log(`Inbox: ${inbox.origin}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void inbox.close());
