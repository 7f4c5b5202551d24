'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/load-chunk';

/** Loads the reporting code when the browser is idle; should that fail, nothing is measured. */
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
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start);
    return () => cancelIdleCallback(idle);
  }, []);

  return Reporter && <Reporter target={target} />;
}
