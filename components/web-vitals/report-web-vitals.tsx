import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

const unsent = new Map<string, Metric>();

/** Outside the component, since the hook restarts for a new function. */
function keep(metric: Metric): void {
  unsent.set(metric.id, metric);
}

/** Sends the metrics when the page is hidden: names, values and the path, nothing about the visitor. */
export function ReportWebVitals({ target }: { target: string }) {
  useReportWebVitals(keep);

  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'hidden' || unsent.size === 0) return;
      const report = { path: window.location.pathname, metrics: [...unsent.values()] };
      unsent.clear();
      const keys = ['path', 'metrics', 'name', 'value', 'rating'];
      // As text, which needs no CORS preflight.
      navigator.sendBeacon(target, JSON.stringify(report, keys));
    }
    // Metrics are finalized in the capture phase of the same event.
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [target]);

  return null;
}
