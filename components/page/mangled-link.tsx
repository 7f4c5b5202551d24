'use client';

import { useEffect } from 'react';

const mangledPath = /^(\/answer|\/lesson|\/ask)%23(.*)$/;

/** Opens a link whose `#` an email program has escaped, which made its fragment a part of the path. */
export function MangledLink(): null {
  useEffect(() => {
    const [, path, fragment] = mangledPath.exec(window.location.pathname) ?? [];
    if (path) window.location.replace(`${path}#${fragment}`);
  }, []);
  return null;
}
