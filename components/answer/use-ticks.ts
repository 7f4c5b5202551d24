import { useState } from 'react';
import { z } from 'zod';
import { withSessionStorage } from '@/components/ui/session-storage';
import type { AnswerBox } from '@/lib/answer/answer-boxes';

const storedTicks = z.record(z.string(), z.boolean());

/** A box's value in the form of the request. */
export function boxValue({ date, times }: AnswerBox): string {
  return [date, ...times].join(' ');
}

/**
 * Which of a request's boxes are ticked: what is open, until the instructor changes it. The tab keeps the changes, because
 * a phone may have to load the page again after the reply was sent from another app.
 */
export function useTicks(reference: string) {
  const key = `answer-${reference}`;
  const [changes, setChanges] = useState(() => {
    const stored = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
    return storedTicks.safeParse(stored).data ?? {};
  });

  function tick(value: string, isTicked: boolean): void {
    const next = { ...changes, [value]: isTicked };
    setChanges(next);
    withSessionStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  }

  return { isTicked: (box: AnswerBox) => changes[boxValue(box)] ?? box.state === 'open', tick };
}
