import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

const unsent = new Map<string, Metric>();

/** Outside the component, since the hook restarts for each new function. */
function keep(metric: Metric): void {
  unsent.set(metric.id, metric);
}

/** Sends metrics and the path when the page is hidden, and nothing about the visitor. */
export function ReportWebVitals({ target }: { target: string }) {
  useReportWebVitals(keep);

  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'hidden' || unsent.size === 0) return;
      const report = { path: window.location.pathname, metrics: [...unsent.values()] };
      unsent.clear();
      const keys = ['path', 'metrics', 'name', 'value', 'rating'];
      // Plain text needs no CORS preflight.
      navigator.sendBeacon(target, JSON.stringify(report, keys));
    }
    // The metrics are finalized in this event's capture phase.
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [target]);

  return null;
}
