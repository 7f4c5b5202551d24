import { loadPart } from '@/lib/load-part';
import type * as BookingFormModule from './booking-form';

/**
 * The booking form's script. The form is HTML that works without it, so it comes when the form is
 * first touched, and with the page of a day that is opened in place.
 */
export type FormPart = typeof BookingFormModule;

const onServer = typeof window === 'undefined';
const listeners = new Set<() => void>();

let loading: Promise<FormPart> | undefined;
let problem: unknown;
let arrive: (part: FormPart) => void = () => {};

/** The part once it has come, at whichever try. Never rejects: the form is there without it. */
export const formPartSometime: Promise<FormPart> = onServer
  ? import('./booking-form')
  : new Promise((resolve) => {
      arrive = resolve;
    });

function setProblem(next: unknown): void {
  problem = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<FormPart> {
  try {
    const part = await loadPart('booking-form', () => import('./booking-form'));
    arrive(part);
    return part;
  } catch (error) {
    setProblem(error);
    throw error;
  }
}

/**
 * Asks for the part: once for all who ask while it is on its way, and anew where the last try failed.
 *
 * @throws {PartError} where it does not come
 */
export function askForFormPart(): Promise<FormPart> {
  if (loading && problem === undefined) return loading;
  setProblem(undefined);
  loading = load();
  // Whoever awaits it hears of a failure; so does whoever listens.
  loading.catch(() => {});
  return loading;
}

/**
 * The part as it was last asked for, for a component to wait for: as long as nobody asks anew it is
 * the same, also where that try failed.
 */
export function formPart(): Promise<FormPart> {
  return loading ?? askForFormPart();
}

/** What the last try ended with, where it failed; for `useSyncExternalStore`. */
export function formPartProblem(): unknown {
  return problem;
}

export function onFormPartProblem(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
