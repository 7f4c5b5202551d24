import { SectionLink } from '@/components/ui/section-link';
import { SkipLink } from '@/components/ui/skip-link';
import { siteName } from '@/data/site';
import styles from './navigation-bar.module.css';

const sections = [
  { id: 'about-me', name: 'About Me' },
  { id: 'the-pool', name: 'The Pool' },
  { id: 'swim-lessons', name: 'Swim Lessons' },
  { id: 'calendar', name: 'Calendar' },
];

export function NavigationBar() {
  return (
    <nav aria-label="Sections" className={styles.bar}>
      <SkipLink />
      {/* A plain link, because the router would not scroll the home page to its top. */}
      <a href="/" className={styles.name}>
        {siteName}
      </a>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink section={id} className={styles.link}>
              {name}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
