import Box from '@mui/material/Box';
import { preload } from 'react-dom';
import { PREPARED, pictureUrl } from './picture-url.ts';

const WIDTHS = [320, 480, 800, 1200, 1600];

interface PictureProps {
  /** Path on this site or an absolute URL. */
  image: string;
  /** Empty when the name stands beside it. */
  alt: string;
  /** Width on screen, as in the `sizes` attribute. */
  sizes: string;
  /** `eager` for pictures in the first view, `high` for the largest of them. Others load when scrolled to. */
  priority?: 'eager' | 'high';
}

/** A square product picture in the smallest file that the browser can use. */
export function Picture({ image, alt, sizes, priority }: PictureProps) {
  const src = pictureUrl(image);
  const [, base, largest] = PREPARED.exec(src) ?? [];
  const widths = WIDTHS.filter((width) => width <= Number(largest));
  const srcSet = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  // In the browser it would load no sooner than the picture itself.
  if (import.meta.env.SSR && base && priority === 'high') {
    preload(`${base}-800.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      {base && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      {base && <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />}
      <Box
        component="img"
        src={src}
        alt={alt}
        width={800}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding="async"
        sx={style}
      />
    </picture>
  );
}

/** Whole, whatever its shape and ground: on a stage with a line where wall and floor meet. */
const style = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  background: 'linear-gradient(var(--palette-stage-main) 70%, var(--palette-stage-floor) 70%)',
};
