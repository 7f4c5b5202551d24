import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** The last of each metric that has not been sent; a page is one, however often it renders. */
const unsent = new Map<string, Metric>();

/** A module's function, since the hook starts anew whenever it is given another. */
function keep(metric: Metric): void {
  unsent.set(metric.id, metric);
}

/**
 * Sends what was measured when the page is left or put away, which is the last that a page is sure to
 * hear. Names, figures and the page's path alone: nothing that tells one visitor from another.
 */
export function ReportWebVitals({ target }: { target: string }) {
  useReportWebVitals(keep);

  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'hidden' || unsent.size === 0) return;
      const metrics = [...unsent.values()].map(({ name, value, rating }) => ({
        name,
        value,
        rating,
      }));
      unsent.clear();
      // As text, which every server may be sent without being asked first.
      navigator.sendBeacon(target, JSON.stringify({ path: window.location.pathname, metrics }));
    }
    // The metrics themselves are settled in the capture phase of the same event.
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [target]);

  return null;
}
