// The inbox that tests share, side by side as one school: EmailJS's pace has tests of its own.
import { startInbox } from './start-inbox';

await startInbox({ port: Number(process.env.INBOX_PORT), pace: 0 });
