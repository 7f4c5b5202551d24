'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { onPlainClick } from '@/components/ui/on-plain-click';

/** Goes to the top of the home page, where the router alone would not scroll. A page load would end a request that is being sent. */
export function TopLink({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const router = useRouter();

  function goToTop() {
    router.push('/');
    window.scrollTo({ top: 0 });
  }

  return (
    <a href="/" className={className} onClick={onPlainClick(goToTop)}>
      {children}
    </a>
  );
}
