// The inbox that all tests share, without EmailJS's rate limit.
import { startInbox } from './start-inbox';

await startInbox({ port: Number(process.env.INBOX_PORT), pace: 0 });
