'use client';

import { useEffect } from 'react';
import { forgetDraft } from './booking-draft';

/**
 * Forgets the draft of a day (ISO date) whose form the browser itself sent, before the page's script
 * had come: only the page that follows can tell that it was sent. Shows nothing.
 */
export function ForgetSentDraft({ date }: { date: string }) {
  useEffect(() => forgetDraft(date), [date]);
  return null;
}
