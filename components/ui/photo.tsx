import { getImageProps, type StaticImageData } from 'next/image';

/**
 * A photo in the sizes and formats that next/image makes, blurred until it has come. Only the
 * component's properties are used, not the component: its script weighs more than the calendar's and
 * would only take the blur away again, which the photo covers anyway.
 *
 * @param props.sizes how wide it is shown, as in the `sizes` attribute
 * @param props.first whether it is the page's largest first sight, fetched ahead of everything
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
