'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/load-chunk';

/**
 * Measures how fast the visitor found the page and sends it to `target`, without anything about them.
 * What measures comes when the browser has nothing better to do; should it not come, nothing is
 * measured, and nobody need know.
 */
export function WebVitals({ target }: { target: string }) {
  const [Reporter, setReporter] = useState<ComponentType<{ target: string }>>();

  useEffect(() => {
    async function load() {
      const { ReportWebVitals } = await loadChunk(
        'web-vitals',
        () => import('./report-web-vitals'),
      );
      setReporter(() => ReportWebVitals);
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

  return Reporter && <Reporter target={target} />;
}
