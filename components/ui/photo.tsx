import { getImageProps, type StaticImageData } from 'next/image';

/** Without the component of `next/image`, which would ship a script to every visitor. `priority` is for the largest paint. */
export function Photo({
  source,
  alt,
  sizes,
  priority = false,
  className,
}: {
  source: StaticImageData;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}) {
  const { width, height, src, srcSet } = getImageProps({ src: source, alt, sizes }).props;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the rule asks for `next/image`, and `getImageProps` is its part without a script
    <img
      {...{ width, height, sizes, srcSet, src, alt, className }}
      {...(priority
        ? { fetchPriority: 'high', decoding: 'sync' }
        : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
