import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a proxy that passes on each answer of a Redis 700 ms late. */
export async function startSlowRedis(redisUrl: string) {
  const { hostname, port } = new URL(redisUrl);
  let delayMs = 700;
  let trials = 0;

  async function* countTrials(commands: AsyncIterable<Buffer>) {
    for await (const command of commands) {
      if (command.includes('swim-school}:trials')) trials += 1;
      yield command;
    }
  }

  async function* delay(answers: AsyncIterable<Buffer>) {
    for await (const answer of answers) {
      await sleep(delayMs);
      yield answer;
    }
  }

  const server = createServer((client) => {
    const redis = connect(Number(port), hostname);
    pipeline(client, countTrials, redis, delay, client, () => redis.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${Object(server.address()).port}`,
    countTrials: () => trials,
    answerAtOnce() {
      delayMs = 0;
    },
  };
}
