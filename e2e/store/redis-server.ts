import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';

export type RedisServer = {
  readonly url: string;
  readonly port: number;
  /** Stops it from answering, with every connection open, until it is thawed. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a real Redis that keeps nothing, on the loopback interface alone.
 *
 * @param program the path of `redis-server`
 * @param port a free one unless given
 */
export async function startRedis(
  program: string,
  { port, password = '' }: { port?: number; password?: string } = {},
): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const child = spawn(
    program,
    ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--requirepass', password],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'close');
  const killWithTests = () => child.kill('SIGKILL');
  process.once('exit', killWithTests);
  const url = `redis://${password && `:${password}@`}127.0.0.1:${chosen}`;
  await answers(url);
  return {
    url,
    port: chosen,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', killWithTests);
    },
  };
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: null });
    client.on('error', () => undefined);
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    client.disconnect();
    if (answered) return;
    await wait(20);
  }
  throw new Error(`No Redis answers at ${url}.`);
}
