'use client';

import { useRouter } from 'next/navigation';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from './plain-click';

/** Navigates in place and prefetches on hover. `next/link` would ship four times as much script. */
export function PageLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const router = useRouter();
  const fetched = useRef(false);

  function go(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.push(href);
  }

  function fetchAhead() {
    if (!fetched.current) router.prefetch(href);
    fetched.current = true;
  }

  return (
    <a href={href} className={className} onClick={go} onPointerOver={fetchAhead}>
      {children}
    </a>
  );
}
