'use client';

import { useEffect } from 'react';
import { useFragment } from '@/components/ui/use-fragment';
import { readAskFragment, subjectInWords } from '@/lib/request/ask-link';
import { getBackSentence } from '@/lib/request/sentences';
import { ContactFields, NoteField } from './contact-fields';
import { RequestForm } from './request-form';

export function QuestionForm() {
  useSubject();
  return (
    <RequestForm
      topic={{ kind: 'question' }}
      label="Question"
      noun="message"
      bar={{ reassurance: getBackSentence }}
    >
      <NoteField label="Your question" hint="Please add your name." />
      <ContactFields />
    </RequestForm>
  );
}

/** Begins the question with what the link to this page is about, above any other text. */
function useSubject(): void {
  const fragment = useFragment();
  useEffect(() => {
    const subject = readAskFragment(fragment);
    // `NoteField` renders the field, and the DOM holds its text.
    const question = document.getElementById('additionalInfo');
    if (!subject || !(question instanceof HTMLTextAreaElement)) return;
    const sentence = subjectInWords(subject);
    if (!question.value.includes(sentence)) {
      question.value = `${sentence}\n${question.value}`;
      // As after typing, the draft is saved, and the characters are counted.
      question.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // After a reload, or on Back, the sentence is a part of the draft, which the visitor may have changed.
    window.history.replaceState(null, '', window.location.pathname);
  }, [fragment]);
}
