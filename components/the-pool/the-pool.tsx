import { Photo } from '@/components/ui/photo';
import { poolPhotos } from '@/data/photos';
import { poolIntroduction } from '@/data/site';
import { Carousel } from './carousel';
import styles from './the-pool.module.css';

export function ThePool() {
  return (
    <section id="the-pool" aria-labelledby="the-pool-heading" className={styles.pool}>
      <Carousel
        label="Photos of the pool"
        count={poolPhotos.length}
        introduction={
          <>
            <h2 id="the-pool-heading">The Pool</h2>
            <p>{poolIntroduction}</p>
          </>
        }
      >
        {poolPhotos.map(({ name, ...photo }, index) => (
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${name}, photo ${index + 1} of ${poolPhotos.length}`}
            className={styles.slide}
          >
            <Photo {...photo} sizes="(min-width: 72rem) 66rem, 92vw" className={styles.image} />
          </div>
        ))}
      </Carousel>
    </section>
  );
}
