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
