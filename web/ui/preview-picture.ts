import { PREPARED, pictureUrl } from './picture-url.ts';

export interface PreviewSource {
  /** Path on this site or an absolute URL. */
  path: string;
  alt?: string;
  /** Pixels, where they are known. */
  width?: number | null;
  height?: number | null;
}

export interface Preview {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** Of the JPEG of a prepared picture: large enough for a card, and there for each. */
const WIDTH = 800;

/**
 * The picture of a link's preview, whose readers know neither WebP nor AVIF: the JPEG of a prepared picture, or a JPEG or PNG of
 * another site. Undefined for all others.
 */
export function previewPicture({ path, alt, width, height }: PreviewSource): Preview | undefined {
  const src = pictureUrl(path);
  const base = PREPARED.exec(src)?.[1];
  if (!base) return /\.(?:jpe?g|png)$/i.test(src) ? { src, alt } : undefined;
  const scale = width && Math.min(1, WIDTH / width);
  return {
    src: `${base}-${WIDTH}.jpg`,
    alt,
    ...(scale && height && { width: Math.round(width * scale), height: Math.round(height * scale) }),
  };
}
