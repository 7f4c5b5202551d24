import { Fragment } from 'react';

/** Keeps hyphenated words, such as `one-on-one`, on one line. */
export function UnbrokenText({ children }: { children: string }) {
  return children.split(/(\w+(?:-\w+)+)/).map((part, index) => {
    const isHyphenated = index % 2 === 1;
    return isHyphenated ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
}
