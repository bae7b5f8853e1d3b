export interface PictureSource {
  path: string;
  /** CSS pixels at natural size. */
  width: number;
  height: number;
}

/** A drawing: its deliberate crop on small screens, the whole of it elsewhere. Decorative without `alt`. */
export function Picture({
  large,
  small,
  alt = '',
  className,
  imgClassName,
  eager = false,
}: {
  large: PictureSource;
  small?: PictureSource | undefined;
  alt?: string;
  className?: string | undefined;
  imgClassName?: string | undefined;
  /** True for what the first screen shows; everything else loads when near. */
  eager?: boolean;
}) {
  return (
    <picture className={className}>
      {small && (
        <source
          media="(max-width: 767.98px)"
          srcSet={small.path}
          width={small.width}
          height={small.height}
        />
      )}
      <img
        className={imgClassName}
        src={large.path}
        width={large.width}
        height={large.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
