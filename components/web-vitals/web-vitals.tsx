'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { FallbackBoundary } from '@/components/ui/error-boundary';
import type { ReportWebVitals } from './report-web-vitals';

const timeoutMs = 120_000;

/** @throws {Error} if the chunk fails to load or takes longer than 120,000 ms; its cause is the browser's error or `timeout` */
function loadReporter() {
  return new Promise<{ default: typeof ReportWebVitals }>((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new Error('Loading chunk web-vitals failed', { cause }));
    setTimeout(() => fail('timeout'), timeoutMs);
    import('./report-web-vitals').then(
      (module) => resolve({ default: module.ReportWebVitals }),
      fail,
    );
  });
}

const Reporter = lazy(loadReporter);

/** Loads the reporting code when the browser is idle. If that fails, the error is logged, and nothing is measured. */
export function WebVitals({ target }: { target: string }) {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const begin = () => setIdle(true);
    if ('requestIdleCallback' in window) requestIdleCallback(begin);
    else setTimeout(begin);
  }, []);

  return (
    <FallbackBoundary fallback={null}>
      <Suspense>{isIdle && <Reporter target={target} />}</Suspense>
    </FallbackBoundary>
  );
}
