import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { installedRedis } from '../run/find-programs';
import { freePort } from '../run/serve';

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;

/**
 * Starts a real Redis that writes nothing to disk.
 *
 * @param worker the `parallelIndex`, which gives each worker its own range of ports
 */
export async function startRedis(worker: number) {
  const port = await freePort(6400 + 50 * worker);
  const url = `redis://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];

  async function start() {
    const child = spawn(installedRedis() ?? '', options, { stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGKILL'));
    const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    return { child, client };
  }

  let { child, client } = await start();
  return {
    url,
    async stop() {
      client.disconnect();
      if (child.kill('SIGKILL')) await once(child, 'close');
    },
    async restart() {
      ({ child, client } = await start());
    },
    /** Suspends the process. Its connections stay open. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    empty: () => client.flushall(),
    /** Creates or changes a user: https://redis.io/docs/latest/operate/oss_and_stack/management/security/acl/ */
    setUser: (name: string, ...rules: string[]) => client.acl('SETUSER', name, ...rules),
    /** The clients other than the one here. */
    async countClients() {
      const clients = await client.call('CLIENT', 'LIST');
      return String(clients).trim().split('\n').length - 1;
    },
    /** All keys, with the members of sets and the values of others. */
    async contents() {
      const keys = await client.keys('*');
      const valueAt = async (key: string) =>
        (await client.type(key)) === 'zset' ? client.zrange(key, 0, '-1') : client.get(key);
      return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await valueAt(key)])));
    },
    /** Shifts the times of every key, because Redis's clock cannot be set. */
    async moveClock(milliseconds: number) {
      for (const key of await client.keys('*')) {
        const ttl = await client.pttl(key);
        const isSet = (await client.type(key)) === 'zset';
        for (const member of isSet ? await client.zrange(key, 0, '-1') : []) {
          await client.zincrby(key, -milliseconds, member);
        }
        if (ttl > milliseconds) await client.pexpire(key, ttl - milliseconds);
        else await client.del(key);
      }
    },
  };
}
