import { AskLink } from '@/components/page/ask-link';
import { DotSeparated } from '@/components/ui/dot-separated';
import { Photo } from '@/components/ui/photo';
import { SectionLink } from '@/components/ui/section-link';
import { lessonFacts } from '@/data/lesson-plans';
import { lifeguard } from '@/data/photos';
import { siteName, welcome } from '@/data/site';
import { fromPrice } from '@/lib/request/lesson-types';
import styles from './about-me.module.css';

/** The headline and the first section, which a wide screen shows side by side. */
export function AboutMe() {
  return (
    <div className={styles.water}>
      <div className={styles.columns}>
        <div className={styles.hero}>
          <p className={styles.name}>{siteName}</p>
          <h1 tabIndex={-1} className={styles.headline}>
            {welcome.headline}
          </h1>
          <p className={styles.summary}>
            <DotSeparated parts={[...lessonFacts, fromPrice]} />
          </p>
          <p className="in-season">
            <SectionLink section="calendar" className={styles.action}>
              {welcome.callToAction}
            </SectionLink>
          </p>
          <p className="season-over">
            <AskLink className={styles.action} />
          </p>
        </div>
        <section id="about-me" aria-labelledby="about-me-heading" className={styles.section}>
          <div className={styles.photo}>
            <Photo
              {...lifeguard}
              priority
              sizes="(min-width: 48rem) 30rem, 92vw"
              className={styles.image}
            />
          </div>
          <div className={styles.text}>
            <h2 id="about-me-heading" className={styles.heading}>
              About Me
            </h2>
            <ul className={styles.facts}>
              {welcome.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {welcome.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
