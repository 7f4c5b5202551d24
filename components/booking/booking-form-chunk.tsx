'use client';

import { lazyChunk } from '@/components/ui/lazy-chunk';
// The form's HTML comes with the page, and so do its styles.
import '@/components/ui/chip.module.css';
import '@/components/ui/field.module.css';
import './booking-form.module.css';

/** The booking form of a day, which works as HTML before or without its script. */
export const { load: loadBookingForm, Component: BookingFormChunk } = lazyChunk({
  name: 'booking-form',
  importComponent: async () => (await import('./booking-form')).BookingForm,
  fallback: <p role="status">Loading the form…</p>,
  noun: 'form',
  reassurance: 'You can still send it.',
});
