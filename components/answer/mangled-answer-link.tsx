'use client';

import { useEffect } from 'react';

const mangledPath = '/answer%23';

/** Opens a link to `/answer` whose `#` an email program has escaped, which made its fragment a part of the path. */
export function MangledAnswerLink(): null {
  useEffect(() => {
    const { pathname } = window.location;
    if (pathname.startsWith(mangledPath)) {
      window.location.replace(`/answer#${pathname.slice(mangledPath.length)}`);
    }
  }, []);
  return null;
}
