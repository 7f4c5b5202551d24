import 'server-only';
import { environment } from '../environment';
import { storeAt } from './failover';
import type { Store } from './store';

declare global {
  /** Next bundles what runs at the start apart from what answers requests; they share only this. */
  var swimSchoolStore: Store | undefined;
}

/** The store of this instance, which `REDIS_URL` has it share with others. */
export function sharedStore(): Store {
  return (globalThis.swimSchoolStore ??= storeAt(environment().REDIS_URL));
}
