/** Largest file that is taken, in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** What is told of a file beyond that. */
export const TOO_LARGE = 'The picture is larger than 5 MB.';

/** Largest picture that is decoded, in pixels: what a good camera makes, and no bomb. */
export const MAX_PIXELS = 40_000_000;

/** Widths in which pictures are served; the web app's srcset names them. */
export const WIDTHS = [800, 480, 320] as const;

/** Endings of the files, with what they are served as. */
export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof contentTypes;

const FILE_NAME = /^[0-9a-f]{32}-(?:800|480|320)\.(avif|webp|jpg)$/;

/** What a file is served as, or null for a name that no file has. */
export function contentTypeOf(fileName: string): string | null {
  const format = FILE_NAME.exec(fileName)?.[1] as ImageFormat | undefined;
  return format ? contentTypes[format] : null;
}
