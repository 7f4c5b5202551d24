/** The first stop of the Tab key on every page, inside its first landmark: past what all pages share. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to main content
    </a>
  );
}
