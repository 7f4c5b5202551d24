import { Lane } from '@/components/ui/lane';
import { PageLink } from '@/components/ui/page-link';
import { SectionLink, SkipLink } from '@/components/ui/section-link';
import { siteName } from '@/data/site';
import styles from './navigation-bar.module.css';
import { StickyBar } from './sticky-bar';

const sections = [
  { id: 'about-me', name: 'About Me' },
  { id: 'the-pool', name: 'The Pool' },
  { id: 'swim-lessons', name: 'Swim Lessons' },
  { id: 'calendar', name: 'Calendar' },
];

export function NavigationBar() {
  return (
    <StickyBar>
      <SkipLink />
      <PageLink href="/" isCurrent className={styles.name}>
        {siteName}
      </PageLink>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink section={id} className={styles.link}>
              {name}
            </SectionLink>
          </li>
        ))}
      </ul>
      <Lane className={styles.lane} />
    </StickyBar>
  );
}
