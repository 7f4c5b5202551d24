import { Lane } from '@/components/ui/lane';
import { SectionLink } from '@/components/ui/section-link';
import { SkipLink } from '@/components/ui/skip-link';
import { siteName } from '@/data/site';
import { Bar } from './bar';
import styles from './navigation-bar.module.css';
import { TopLink } from './top-link';

const sections = [
  { id: 'about-me', name: 'About Me' },
  { id: 'the-pool', name: 'The Pool' },
  { id: 'swim-lessons', name: 'Swim Lessons' },
  { id: 'calendar', name: 'Calendar' },
];

export function NavigationBar() {
  return (
    <Bar>
      <SkipLink />
      <TopLink className={styles.name}>{siteName}</TopLink>
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
    </Bar>
  );
}
