/** The owner asked for performance metrics. They ship no script unless the site was built with `WEB_VITALS_URL`. */
export async function WebVitalsGate() {
  if (!WEB_VITALS_URL) return null;
  const { WebVitals } = await import('./web-vitals');
  return <WebVitals target={WEB_VITALS_URL} />;
}
