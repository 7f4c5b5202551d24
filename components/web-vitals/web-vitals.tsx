'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '@/lib/load-part';

/**
 * Measures how fast the visitor found the page and sends it to `target`, without anything about them.
 * What measures comes when the browser has nothing better to do; should it not come, nothing is
 * measured, and nobody need know.
 */
export function WebVitals({ target }: { target: string }) {
  const [Part, setPart] = useState<ComponentType<{ target: string }>>();

  useEffect(() => {
    async function load() {
      const { ReportWebVitals } = await loadPart('web-vitals', () => import('./report-web-vitals'));
      setPart(() => ReportWebVitals);
    }
    const start = () => void load().catch(() => {});
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start);
    return () => cancelIdleCallback(idle);
  }, []);

  return Part && <Part target={target} />;
}
