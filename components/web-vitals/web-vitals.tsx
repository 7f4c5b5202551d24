'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/load-chunk';

/** Loads the reporting code when the browser is idle. If that fails, nothing is measured. */
export function WebVitals({ target }: { target: string }) {
  const [Reporter, setReporter] = useState<ComponentType<{ target: string }>>();

  useEffect(() => {
    const load = () =>
      loadChunk('web-vitals', () => import('./report-web-vitals')).then(
        ({ ReportWebVitals }) => setReporter(() => ReportWebVitals),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load);
  }, []);

  return Reporter && <Reporter target={target} />;
}
