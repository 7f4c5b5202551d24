import { getImageProps, type StaticImageData } from 'next/image';

/**
 * A photo by `getImageProps`, since the script of `next/image` would outweigh the calendar's.
 * @param props.first whether it is the page's largest contentful paint
 */
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
