import { useReportWebVitals } from 'next/web-vitals';
import { useCallback } from 'react';

type Report = Parameters<typeof useReportWebVitals>[0];

/** Sends each metric with the path at the time that its value is final, and nothing about the visitor. */
export function ReportWebVitals({ target }: { target: string }) {
  // The hook subscribes again for each new function.
  const report = useCallback<Report>(
    ({ name, value, rating }) => {
      const { pathname } = window.location;
      // Plain text needs no CORS preflight.
      navigator.sendBeacon(target, JSON.stringify({ path: pathname, name, value, rating }));
    },
    [target],
  );
  useReportWebVitals(report);
  return null;
}
