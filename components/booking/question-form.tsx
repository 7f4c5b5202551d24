'use client';

import { getBackSentence } from '@/lib/request/sentences';
import { ContactFields, NoteField } from './contact-fields';
import { RequestForm } from './request-form';

export function QuestionForm() {
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
