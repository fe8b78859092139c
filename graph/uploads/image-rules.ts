/** Largest accepted file, in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** The error message for a larger file. */
export const TOO_LARGE = 'The picture is larger than 5 MB.';

/** Most pixels of a picture: enough for a good camera, too few for a decompression bomb. */
export const MAX_PIXELS = 40_000_000;

/** Widths in which pictures are served, as in the web app's srcset. */
export const WIDTHS = [800, 480, 320] as const;

/** Content types by file extension. */
export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof contentTypes;

const FILE_NAME = /^[0-9a-f]{32}-(?:800|480|320)\.(avif|webp|jpg)$/;

/** The content type of a stored picture; null when no stored picture can have the name. */
export function contentTypeOf(fileName: string): string | null {
  const format = FILE_NAME.exec(fileName)?.[1] as ImageFormat | undefined;
  return format ? contentTypes[format] : null;
}
