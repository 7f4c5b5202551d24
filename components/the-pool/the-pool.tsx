import { Photo } from '@/components/ui/photo';
import { poolPhotos } from '@/data/photos';
import { poolIntroduction } from '@/data/site';
import { Carousel } from './carousel';
import slideStyles from './carousel.module.css';
import styles from './the-pool.module.css';

export function ThePool() {
  return (
    <section id="the-pool" aria-labelledby="the-pool-heading" className={styles.pool}>
      <div className={styles.text}>
        <h2 id="the-pool-heading">The Pool</h2>
        <p>{poolIntroduction}</p>
      </div>
      <Carousel label="Photos of the pool" count={poolPhotos.length}>
        {poolPhotos.map(({ source, name, alt }, index) => (
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${name}, photo ${index + 1} of ${poolPhotos.length}`}
            className={slideStyles.slide}
          >
            <Photo
              source={source}
              alt={alt}
              sizes="(min-width: 72rem) 66rem, (min-width: 48rem) 92vw, 100vw"
              className={slideStyles.image}
            />
            <p aria-hidden="true" className={slideStyles.caption}>
              {name}
            </p>
          </div>
        ))}
      </Carousel>
    </section>
  );
}
