import { askCallToAction, seasonOverCallToAction } from '@/data/site';
import { PageLink } from './page-link';

/** A way to ask without choosing a day. */
export function AskLink({ className }: { className?: string | undefined }) {
  return (
    <PageLink href="/ask" className={className}>
      <span className="in-season">{askCallToAction}</span>
      <span className="season-over">{seasonOverCallToAction}</span>
    </PageLink>
  );
}
