import { SectionLink } from './section-link';

export function SkipLink() {
  return (
    <SectionLink section="main" className="skip-link">
      Skip to main content
    </SectionLink>
  );
}
