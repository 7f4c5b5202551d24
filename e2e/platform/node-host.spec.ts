import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedNginx, noNginx } from '../run/find-programs';
import { projectRoot, testedSite } from '../run/project-root';
import { freePort } from '../run/serve';
import { siteEnvironment } from '../run/site-environment';
import { startServer, type Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { expect, test as base } from '../support/test';
import { deploymentId } from './stub-platform.mjs';

const nginx = installedNginx();

const document = readFileSync(join(projectRoot, 'docs/deployment.md'), 'utf8');
const [, startCommand = ''] = /`(node_modules\/\.bin\/next start .*?)`/.exec(document) ?? [];
const [, proxyConfiguration = ''] = /```nginx\n(.*?)```/s.exec(document) ?? [];

/** The directives around those of the document. They let a test choose the address that it comes from. */
function configurationFor(port: number, sitePort: number): string {
  const temporaryFiles = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; error_log stderr crit; pid nginx.pid; events {}
http {
  access_log off;
  ${temporaryFiles.map((name) => `${name}_temp_path ${name};`).join(' ')}
  set_real_ip_from 127.0.0.1; real_ip_header Test-Address;
  ${proxyConfiguration
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(':3000', `:${sitePort}`)}
}`;
}

type Host = { readonly origin: string; readonly site: Site };

/** A test with a site that is served by the command and the nginx of docs/deployment.md. */
const test = base.extend<{ host: Host }>({
  host: async ({ inbox }, provide, testInfo) => {
    testInfo.skip(!nginx, noNginx);
    const { outputDir } = testInfo;
    const [sitePort, port] = [await freePort(3200), await freePort(8400)];
    const command = startCommand.replace('3000', String(sitePort)).split(' ');
    const environment = { ...siteEnvironment(inbox.origin), NEXT_DEPLOYMENT_ID: deploymentId };
    const site = await startServer(command, testedSite, environment);
    mkdirSync(outputDir, { recursive: true });
    writeFileSync(join(outputDir, 'nginx.conf'), configurationFor(port, sitePort));
    const proxy = spawn(nginx ?? '', ['-p', outputDir, '-c', 'nginx.conf'], { stdio: 'inherit' });
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(origin).then(({ ok }) => ok, String)).toBe(true);
    await provide({ origin, site });
    proxy.kill();
    await site.stop();
  },
});

// Two workers could find the same port free.
test.describe.configure({ mode: 'default' });

// A site at the default port
const headers = { origin: 'http://127.0.0.1' };

test('nginx passes on requests with and without JavaScript, up to the site’s own limit of size', async ({
  host: { origin },
  inbox,
  parentEmail,
}) => {
  const posted = await postForm(origin + dayPath, requestOf(parentEmail), { headers });
  expect(posted).toMatchObject({ status: 303, location: '/' });
  expect(await callAction(origin, { email: `${parentEmail}.au` }, headers)).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(2);
  const additionalInfo = 'x'.repeat(4_000_000);
  expect(await callAction(origin, { additionalInfo }, headers)).toBe('invalid');
});

test('nginx limits only POST, by IPv4 address or by IPv6 network', async ({ host: { origin } }) => {
  const statuses = (method: string, addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => {
        const headers = { 'Test-Address': address };
        return (await fetch(`${origin}/robots.txt`, { method, headers })).status;
      }),
    );
  const household = Array.from({ length: 11 }, (_, index) => `2001:db8::${index + 1}`);
  const family = household.map(() => '192.0.2.1');
  const [notAllowed, tooMany] = [405, 429];
  const tenOfEleven = [...Array<number>(10).fill(notAllowed), tooMany];
  for (const addresses of [household, family]) {
    expect((await statuses('POST', addresses)).sort()).toEqual(tenOfEleven);
    expect(new Set(await statuses('GET', addresses))).toEqual(new Set([200]));
  }
  const neighbors = ['2001:db8:0:1::1', '192.0.2.2'];
  expect(await statuses('POST', neighbors)).toEqual([notAllowed, notAllowed]);
});

test('a server that is told to stop finishes a request first', async ({
  host: { origin, site },
  inbox,
  parentEmail,
}) => {
  await inbox.injectFault({ containing: parentEmail, delayMs: 2_000 });
  const posted = postForm(origin + dayPath, requestOf(parentEmail), { headers });
  await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
  await site.stop('SIGTERM');
  expect(await posted).toMatchObject({ status: 303, location: '/' });
});
