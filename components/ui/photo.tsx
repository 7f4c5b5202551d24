import { getImageProps, type StaticImageData } from 'next/image';

/** The component of `next/image` would add 6.6 KB of script and two requests. `priority` is for the largest paint. */
export function Photo({
  source,
  alt,
  focus,
  sizes,
  priority = false,
  className,
}: {
  source: StaticImageData;
  alt: string;
  /** The point that stays in view when the photo is cropped, as `object-position`. */
  focus: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}) {
  const { width, height, src, srcSet } = getImageProps({ src: source, alt, sizes }).props;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- `getImageProps` is the documented way without the component
    <img
      {...{ width, height, sizes, srcSet, src, alt, className }}
      style={{ objectPosition: focus }}
      {...(priority
        ? { fetchPriority: 'high', decoding: 'sync' }
        : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
