import { withSessionStorage } from '@/components/ui/session-storage';
import type { FieldName, Topic } from '@/lib/request/form-values';

/**
 * The key under which the tab keeps a field: contact details for all forms, a note for all days, and the rest for its own
 * form. Fields name it as `data-draft`, by themselves or through an ancestor, and `save-draft.mjs` saves them as `Entries`.
 */
export function draftKey(topic: Topic, field: FieldName): string {
  if (field === 'email' || field === 'phone') return 'draft-contact';
  if (topic.kind === 'question') return 'draft-question';
  return field === 'additionalInfo' ? 'draft-note' : `draft-${topic.date}`;
}

/** The key of the fields that no other form shows. */
export const ownKey = (topic: Topic) => draftKey(topic, 'times');

export function keysOf(topic: Topic): ReadonlySet<string> {
  return new Set([ownKey(topic), draftKey(topic, 'additionalInfo'), draftKey(topic, 'email')]);
}

/** The text of each field, and each checked box. */
export type Entries = readonly (readonly [name: string, value: string])[];

export function storedText(key: string): string | null | undefined {
  return withSessionStorage((storage) => storage.getItem(key));
}

export function entriesAt(key: string): Entries {
  const entries: unknown = withSessionStorage((storage) =>
    JSON.parse(storage.getItem(key) ?? '[]'),
  );
  if (!Array.isArray(entries)) return [];
  return entries.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]);
}

/** A draft's texts by their keys, to tell later whether it was changed. */
export type StoredDraft = ReadonlyMap<string, string>;

export function storedDraft(topic: Topic): StoredDraft {
  const texts = Array.from(keysOf(topic), (key) => [key, storedText(key) ?? ''] as const);
  return new Map(texts);
}

/** The part of a draft that no other form shows. */
export function ownPart(topic: Topic, draft: StoredDraft): StoredDraft {
  return new Map([...draft].filter(([key]) => key === ownKey(topic)));
}

/** Deletes what is still as in `sent`. */
export function deleteDraft(sent: StoredDraft): void {
  for (const [key, text] of sent) {
    if (storedText(key) === text) withSessionStorage((storage) => storage.removeItem(key));
  }
}
