import { withStorage } from '@/components/ui/web-storage';

const keyPrefix = 'booking-draft:';
const maxAgeMs = 24 * 60 * 60 * 1000;

const sessionCookie = 'booking-session';

/** What is filled in, as in `FormData.entries()`. */
export type Entries = [name: string, value: string][];

/** `crypto.randomUUID` is missing over plain HTTP. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The ID of this browser session, empty without one. Drafts outlive a tab, but not the session. */
function browserSession(): string {
  return new RegExp(`(?:^|; )${sessionCookie}=([0-9a-f]+)`).exec(document.cookie)?.[1] ?? '';
}

/** The entries of a draft of this session that is younger than a day. */
function parseDraft(text: string | null): Entries | undefined {
  try {
    const draft: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? ''));
    const { session, savedAt, entries } = draft;
    // Restoring a browser session also restores its cookies, days later.
    const age = Date.now() - Number(savedAt);
    if (session !== browserSession() || !(Math.abs(age) < maxAgeMs)) return undefined;
    if (!Array.isArray(entries)) return undefined;
    return entries.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]);
  } catch {
    return undefined;
  }
}

/** The draft of a day (ISO date), empty where there is none. */
export function storedDraft(date: string): Entries {
  return (
    withStorage('localStorage', (storage) => parseDraft(storage.getItem(keyPrefix + date))) ?? []
  );
}

export function storeDraft(date: string, entries: Entries): void {
  withStorage('localStorage', (storage) => {
    if (!browserSession()) document.cookie = `${sessionCookie}=${randomId()}; Path=/; SameSite=Lax`;
    const session = browserSession();
    // Without cookies the session's end cannot be noticed.
    if (!session) return;
    storage.setItem(keyPrefix + date, JSON.stringify({ session, savedAt: Date.now(), entries }));
  });
}

export function forgetDraft(date: string): void {
  withStorage('localStorage', (storage) => storage.removeItem(keyPrefix + date));
}

export function forgetExpiredDrafts(): void {
  withStorage('localStorage', (storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(keyPrefix) && !parseDraft(storage.getItem(key))) storage.removeItem(key);
    }
  });
}
