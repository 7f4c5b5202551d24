// A fake GitHub: the API that `answer-issue` calls, and repositories that git itself serves. The API and git
// both require the workflow's token.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { serve } from '../run/serve';

export const token = 'ghs_the-token-of-one-workflow-run';

/** The header that `actions/checkout` lets git send. */
export const gitAuthorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** Runs before a response. If it returns a status, that is the response. */
type Hook = () => Promise<number | void>;

/** @param root the folder that holds the repositories, `owner/name` */
export async function startGitHub(root: string, repository: string) {
  const calls: Call[] = [];
  const permissions = new Map<string, string>();
  const hooks = new Map<string, Hook>();

  async function respondAsGit(request: IncomingMessage, response: ServerResponse, url: URL) {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'x-access-token',
      REQUEST_METHOD: request.method,
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    } as const;
    const server = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    request.pipe(server.stdin);
    const output = await buffer(server.stdout);
    const end = output.indexOf('\r\n\r\n');
    const headers = output.subarray(0, end).toString().split('\r\n');
    const fields = headers.map((line) => line.split(': ', 2));
    const { Status: status = '200', ...others } = Object.fromEntries(fields);
    response.writeHead(Number.parseInt(status, 10), others).end(output.subarray(end + 4));
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://github.invalid');
    const api = `/api/repos/${repository}`;
    const path = url.pathname.replace(api, '').replace(`/${repository}`, '');
    const isApi = url.pathname.startsWith(api);
    if (headers.authorization !== (isApi ? `Bearer ${token}` : gitAuthorization)) {
      return response.writeHead(401).end();
    }
    const call = { method, path, body: isApi && method !== 'GET' ? await json(request) : null };
    const failure = await hooks.get(`${method} ${path}${url.search}`)?.();
    if (failure) return response.writeHead(failure).end();
    if (isApi) calls.push(call);
    if (!isApi) return respondAsGit(request, response, url);
    const [, login = ''] = /^\/collaborators\/([^/]+)\/permission$/.exec(path) ?? [];
    const permission = permissions.get(login);
    return response
      .writeHead(permission || method !== 'GET' ? 200 : 404)
      .end(JSON.stringify({ permission }));
  }

  return {
    ...(await serve(respond)),
    /** The API's calls that did not fail. */
    calls,
    permissions,
    /** By method, path and query, without the repository: `POST /git-receive-pack`. */
    hooks,
  };
}
