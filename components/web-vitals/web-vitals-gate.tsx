/** Has pages measured where the site was built with a target for it; costs nothing where it was not. */
export async function WebVitalsGate() {
  if (process.env.WEB_VITALS_URL) {
    const { WebVitals } = await import('./web-vitals');
    return <WebVitals target={process.env.WEB_VITALS_URL} />;
  }
  return null;
}
