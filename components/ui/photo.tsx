import { getImageProps, type StaticImageData } from 'next/image';

/**
 * A photo without the `next/image` component, which ships more script than the calendar.
 * @param priority whether this is the largest contentful paint
 */
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
  const { props } = getImageProps({ src: source, alt, sizes, placeholder: 'blur' });
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the rule asks for `next/image`, and `getImageProps` is its part without a script
    <img
      {...props}
      alt={alt}
      className={className}
      {...(priority ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  );
}
