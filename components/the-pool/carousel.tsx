'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft, logicalKey } from '@/components/ui/right-to-left';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import styles from './the-pool.module.css';

const directions: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

function photoIn({ scrollLeft, clientWidth }: HTMLElement): number {
  // Right to left, it is negative.
  return Math.round(Math.abs(scrollLeft) / clientWidth);
}

/** A scroll-snap row. Swiping works without JavaScript. The buttons and the wraparound need the script. */
export function Carousel({
  label,
  count,
  introduction,
  children,
}: {
  label: string;
  count: number;
  /** A heading, with the buttons at its end, and what follows it. */
  introduction: ReactNode;
  children: ReactNode;
}) {
  const track = useRef<HTMLDivElement>(null);
  /** The photo on which the current scroll will end. Rapid presses continue from it. */
  const target = useRef<number>(undefined);
  const [status, setStatus] = useState('');
  const isHydrating = useIsHydrating();

  function turn(by: 1 | -1) {
    const element = track.current;
    if (!element) return;
    const next = ((target.current ?? photoIn(element)) + by + count) % count;
    target.current = next;
    const start = next * element.clientWidth;
    element.scrollTo({ left: isRightToLeft(element) ? -start : start });
    setStatus(`Photo ${next + 1} of ${count}`);
  }

  /** A drag or a mouse wheel may stop at another photo. A screen reader announces a status again only if it has changed. */
  function handleOwnScroll() {
    target.current = undefined;
    setStatus('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = directions[logicalKey(event)];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={handleKeyDown}>
      <div className={styles.introduction}>
        {introduction}
        <div className={`${styles.buttons} ${isHydrating ? 'needs-script' : ''}`}>
          <button type="button" onClick={() => turn(-1)}>
            &lt; <span className="visually-hidden">Previous photo</span>
          </button>
          <button type="button" onClick={() => turn(1)}>
            &gt; <span className="visually-hidden">Next photo</span>
          </button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <div
        ref={track}
        role="group"
        tabIndex={0}
        aria-label={`${label}, scrollable`}
        className={`${styles.track} ${isHydrating ? styles.withScrollbar : ''}`}
        onPointerDown={handleOwnScroll}
        onWheel={handleOwnScroll}
        onScroll={({ currentTarget }) => {
          if (photoIn(currentTarget) === target.current) target.current = undefined;
        }}
      >
        {children}
      </div>
    </div>
  );
}
