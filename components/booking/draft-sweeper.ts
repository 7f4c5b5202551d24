'use client';

import { useEffect } from 'react';
import { forgetDraft, forgetExpiredDrafts } from './stored-draft';

/** Deletes expired drafts; rendered on every page. */
export function DraftSweeper() {
  useEffect(forgetExpiredDrafts, []);
  return null;
}

/** Deletes the draft of a request that was sent without a script, by the page's referrer. */
export function SentDraftForgetter() {
  useEffect(() => {
    const date = /\/timeslots\/([\d-]+)(?:\?|$)/.exec(document.referrer)?.[1];
    if (date) forgetDraft(date);
  }, []);
  return null;
}
