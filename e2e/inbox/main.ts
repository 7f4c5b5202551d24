// The inbox that all tests share, without EmailJS's rate limit.
import { startInbox } from './start-inbox';

await startInbox({ port: Number(process.argv[2]), minIntervalMs: 0 });
