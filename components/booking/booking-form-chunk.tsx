'use client';

import type { ComponentProps } from 'react';
import { ChunkBoundary } from '@/components/ui/chunk-boundary';
import { lazyChunk } from '@/components/ui/lazy-chunk';
// The form's HTML comes with the page, and so do its styles.
import '@/components/ui/chip.module.css';
import '@/components/ui/field.module.css';
import './booking-form.module.css';

/** `chunk` can be preloaded before the page that needs it. */
export const { chunk, Component: BookingForm } = lazyChunk(
  'booking-form',
  async () => (await import('./booking-form')).BookingForm,
);

const failure = {
  besideHtml: 'A part of this form did not load. You can still send it.',
  alone: 'The form did not load.',
};

/** The booking form of a day, which works as HTML before or without its script. */
export function BookingFormChunk(props: ComponentProps<typeof BookingForm>) {
  // Earlier than the boundary would.
  chunk.preload();
  return (
    <ChunkBoundary
      chunk={chunk}
      fallback={<p role="status">Loading the form…</p>}
      failure={failure}
    >
      <BookingForm {...props} />
    </ChunkBoundary>
  );
}
