'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './navigation-bar.module.css';

/** Is sticky only while its list of links has one line. A sticky bar of several lines would cover the sections below it. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const list = bar.current?.querySelector('ul');
    const link = list?.querySelector('li');
    if (!list || !link) return;
    // Whatever makes the links wrap makes the list higher than a link.
    const observer = new ResizeObserver(() =>
      bar.current?.toggleAttribute('data-wraps', list.offsetHeight > link.offsetHeight),
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={bar} aria-label="Sections" className={styles.bar}>
      {children}
    </nav>
  );
}
