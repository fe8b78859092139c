/** Largest accepted file, in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** The error message for a larger file. */
export const TOO_LARGE = 'The picture is larger than 5 MB.';

/** Most pixels of a picture: enough for a good camera, too few for a decompression bomb. */
export const MAX_PIXELS = 40_000_000;

/** Widths in which pictures are served, as in the web app's srcset. Those above 800 only of pictures that are as wide. */
const WIDTHS = [320, 480, 800, 1200, 1600];

/** Most pixels of a side: more than panoramas have. A picture of a single column takes as long to be made smaller as many pictures. */
export const MAX_SIDE = 20_000;

/** Width of the largest file. */
export const MAX_WIDTH = 1600;

/** The widths of the files of a picture: the last one is the first that shows all of it. */
export function widthsFor(width: number): number[] {
  return WIDTHS.filter((target, index) => target <= 800 || width > WIDTHS[index - 1]!);
}

/** Content types by file extension. */
export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof contentTypes;

const FILE_NAME = /^[0-9a-f]{32}-(?:1600|1200|800|480|320)\.(avif|webp|jpg)$/;

/** The content type of a stored picture; null when no stored picture can have the name. */
export function contentTypeOf(fileName: string): string | null {
  const format = FILE_NAME.exec(fileName)?.[1] as ImageFormat | undefined;
  return format ? contentTypes[format] : null;
}
