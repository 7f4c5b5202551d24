import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { providerNames } from './types';

/** A fault that a test injects into a provider. */
export const faultSchema = z.strictObject({
  /** Without a kind, the provider only responds late. */
  kind: z.enum(['respond', 'stall', 'drip', 'reset', 'truncated']).optional(),
  /** Matches requests with this text in their body. */
  containing: z.string().default(''),
  provider: z.enum(providerNames).optional(),
  times: z.int().min(1).default(Infinity),
  delayMs: z.number().default(0),
  /** Whether the inbox keeps the message despite the fault. */
  isKept: z.boolean().default(false),
  /** This field and those below are only for the kind `respond`. */
  status: z.int().min(200).max(599).default(200),
  text: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
});

export type Fault = z.infer<typeof faultSchema>;

type Inject = (response: ServerResponse, fault: Fault) => unknown;

export const injections: Readonly<Record<NonNullable<Fault['kind']>, Inject>> = {
  respond: (response, { status, text, headers }) => response.writeHead(status, headers).end(text),
  stall: () => undefined,
  drip(response) {
    response.writeHead(200).write('.');
    const timer = setInterval(() => response.write('.'), 200);
    response.once('close', () => clearInterval(timer));
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  truncated(response) {
    response.writeHead(200, { 'content-length': 1000 }).write('OK');
    response.socket?.end();
  },
};
