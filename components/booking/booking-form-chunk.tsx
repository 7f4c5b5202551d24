'use client';

import { lazyChunk } from '@/components/ui/lazy-chunk';
// The server renders the form, so its styles must load with the page.
import '@/components/ui/checkbox.module.css';
import '@/components/ui/chip.module.css';
import '@/components/ui/field.module.css';
import './booking-form.module.css';
import './submit-bar.module.css';

export const { load: loadBookingForm, Component: BookingFormChunk } = lazyChunk({
  name: 'booking-form',
  importComponent: async () => (await import('./booking-form')).BookingForm,
  fallback: <p role="status">Loading the form…</p>,
  noun: 'form',
  reassurance: 'You can still send it.',
});
