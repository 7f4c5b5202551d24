import { getImageProps, type StaticImageData } from 'next/image';

/** By `getImageProps`, since `next/image` outweighs the calendar. `first`: the largest contentful paint. */
export function Photo({
  source,
  alt,
  sizes,
  first = false,
  className,
}: {
  source: StaticImageData;
  alt: string;
  sizes: string;
  first?: boolean;
  className?: string | undefined;
}) {
  const { props } = getImageProps({ src: source, alt, sizes, placeholder: 'blur' });
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its sizes and formats come from getImageProps
    <img
      {...props}
      alt={alt}
      className={className}
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  );
}
