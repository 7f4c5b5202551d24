import 'server-only';
import { environment } from '../environment';
import { storeAt } from './failover';
import type { Store } from './store';

declare global {
  /** Next bundles instrumentation and requests apart; they share only globals. */
  var swimSchoolStore: Store | undefined;
}

/** This instance's store, shared with others through `REDIS_URL`. */
export function sharedStore(): Store {
  return (globalThis.swimSchoolStore ??= storeAt(environment().REDIS_URL));
}
