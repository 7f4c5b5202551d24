import { PageLink } from '@/components/ui/page-link';

export function AskLink({ className }: { className?: string | undefined }) {
  return (
    <PageLink href="/ask" className={className}>
      <span className={className ? 'in-season' : 'in-season unbroken'}>Ask a question</span>
      <span className="season-over">Ask about the next season</span>
    </PageLink>
  );
}
