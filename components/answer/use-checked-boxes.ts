import { useState } from 'react';
import { z } from 'zod';
import { withSessionStorage } from '@/components/ui/session-storage';
import type { AnswerBox } from '@/lib/answer/answer-boxes';

const storedChanges = z.record(z.string(), z.boolean());

/** A box's value in the form of the request: its slots, or its day if the request has no times. */
export function boxValue({ date, times }: AnswerBox): string {
  return times.length > 0 ? times.map((time) => `${date} ${time}`).join() : date;
}

/**
 * Which of a request's boxes are checked: what is open, until the instructor changes it. The tab keeps the changes, because
 * a phone may have to load the page again after the reply was sent from another app. It keeps them by slot, because a later
 * build may divide the slots among other boxes.
 */
export function useCheckedBoxes(reference: string) {
  const key = `answer-${reference}`;
  const [changes, setChanges] = useState(() => {
    const stored = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
    return storedChanges.safeParse(stored).data ?? {};
  });

  function setChecked(value: string, isChecked: boolean): void {
    const changed = value.split(',').map((slot) => [slot, isChecked] as const);
    const next = { ...changes, ...Object.fromEntries(changed) };
    setChanges(next);
    withSessionStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  }

  const isChecked = (box: AnswerBox) =>
    boxValue(box)
      .split(',')
      .every((slot) => changes[slot] ?? box.state === 'open');

  return { isChecked, setChecked };
}
