import { AskLink } from '@/components/page/ask-link';
import { DotSeparated } from '@/components/ui/dot-separated';
import { Photo } from '@/components/ui/photo';
import { SectionLink } from '@/components/ui/section-link';
import { Wave } from '@/components/ui/wave';
import { lessonFacts } from '@/data/lesson-plans';
import { lifeguard } from '@/data/photos';
import { siteName, welcome } from '@/data/site';
import { fromPrice } from '@/lib/request/lesson-types';
import styles from './about-me.module.css';

const { width, height } = lifeguard.source;
const ratio = width / height;

/** A landscape photo is wider than the place that it covers. On a phone, a larger file would show no difference. */
const sizes = [
  `(min-width: 64rem) max(44vw, ${Math.round(85 * ratio)}vh)`,
  `(min-width: 48rem) ${Math.round(37.5 * ratio)}rem`,
  `${Math.round(92 * Math.max(1, ratio))}vw`,
].join(', ');

/** A line would break after a hyphen, or end in `I`. */
const unbroken = /(\bI \S+|\S+-\S+)/;

/** The headline and the first section, which a wide screen shows beside the photo. */
export function AboutMe() {
  return (
    <div className={styles.water}>
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
        <p className={`${styles.over} season-over`}>{welcome.seasonOver}</p>
        <p className="season-over">
          <AskLink className={styles.action} />
        </p>
      </div>
      <section id="about-me" aria-labelledby="about-me-heading" className={styles.section}>
        <div className={styles.photo}>
          <Photo {...lifeguard} priority sizes={sizes} className={styles.image} />
          <div className={styles.wave}>
            <Wave into="water" />
          </div>
        </div>
        <div className={styles.text}>
          <h2 id="about-me-heading">About Me</h2>
          <ul className={styles.facts}>
            {welcome.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              {paragraph.split(unbroken).map((words, index) =>
                index % 2 === 0 ? (
                  words
                ) : (
                  <span key={index} className="unbroken">
                    {words}
                  </span>
                ),
              )}
            </p>
          ))}
        </div>
      </section>
    </div>
  );
}
