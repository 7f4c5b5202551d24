'use client';

import { useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

/** A scroll-snap row, which swipes and keys move without a script; its buttons wrap. */
export function Carousel({
  label,
  count,
  children,
}: {
  label: string;
  count: number;
  children: ReactNode;
}) {
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const [status, setStatus] = useState('');

  function turn(by: 1 | -1) {
    const element = track.current;
    if (!element) return;
    shown.current = (shown.current + by + count) % count;
    element.scrollTo({ left: shown.current * element.clientWidth });
    setStatus(`Photo ${shown.current + 1} of ${count}`);
  }

  function noteScroll() {
    const element = track.current;
    if (element) shown.current = Math.round(element.scrollLeft / element.clientWidth);
  }

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
    >
      <button type="button" className={styles.previous} onClick={() => turn(-1)}>
        &lt; <span className="visually-hidden">Previous photo</span>
      </button>
      <button type="button" className={styles.next} onClick={() => turn(1)}>
        &gt; <span className="visually-hidden">Next photo</span>
      </button>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <div
        ref={track}
        role="group"
        tabIndex={0}
        aria-label={`${label}, scrollable`}
        className={styles.track}
        onScrollEnd={noteScroll}
      >
        {children}
      </div>
    </div>
  );
}
