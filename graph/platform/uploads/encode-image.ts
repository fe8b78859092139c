import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../core/errors.ts';
import { createSemaphore } from '../../core/semaphore.ts';
import { type ImageFormat, MAX_PIXELS, MAX_SIDE, MAX_WIDTH, widthsFor } from './image-rules.ts';

// The decoder is chosen by the content of a file. Only these may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const encoding = createSemaphore({
  // Decoding a large picture takes about 150 MB.
  running: 2,
  waiting: 6,
  refusal: 'Too many pictures are being uploaded. Please try again in a moment.',
});

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // More effort takes six times as long for files that are 7 % smaller.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** One file of a picture. A picture narrower than `width` keeps its own. */
interface EncodedImage {
  width: number;
  format: ImageFormat;
  bytes: Buffer;
}

/**
 * Encodes a picture in its widths, smallest first, and in every format from its pixels: upright, first frame only, without metadata.
 * Errors: BAD_USER_INPUT unless it is a complete JPEG, PNG, WebP or AVIF picture without too many pixels; RATE_LIMITED.
 */
export function encodeImage(upload: Buffer): Promise<EncodedImage[]> {
  return encoding(async () => {
    const { data, info } = await decode(upload);
    const { width, height, channels } = info;
    const files: EncodedImage[] = [];
    for (const target of widthsFor(width)) {
      for (const [format, encode] of Object.entries(encoders) as [ImageFormat, (image: Sharp) => Sharp][]) {
        const image = sharp(data, { raw: { width, height, channels } }).resize(within(target));
        files.push({ width: target, format, bytes: await encode(image).toBuffer() });
      }
    }
    return files;
  });
}

/** A picture of a customer as JPEGs that are at most so wide, upright and without metadata. Errors: those of `encodeImage`. */
export function encodePhoto<Widths extends readonly number[]>(
  upload: Buffer,
  ...widths: Widths
): Promise<{ [Key in keyof Widths]: Buffer }> {
  return encoding(async () => {
    const { data, info } = await decode(upload);
    const { width, height, channels } = info;
    const files = widths.map((each) =>
      encoders.jpg(sharp(data, { raw: { width, height, channels } }).resize(within(each))).toBuffer(),
    );
    return (await Promise.all(files)) as { [Key in keyof Widths]: Buffer };
  });
}

/** A picture of the shop's own as JPEG, which programs read that know neither WebP nor AVIF. */
export const asJpeg = (picture: Buffer): Promise<Buffer> => encoders.jpg(sharp(picture)).toBuffer();

export interface PngPlace {
  width: number;
  height: number;
  /** What shows around a picture of other proportions, and through it; null: nothing. */
  ground: string | null;
}

/** A picture of the shop's own as PNG: all of it, in the middle of its place. */
export function asPng(picture: Buffer, { width, height, ground }: PngPlace): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp(picture).resize({ width, height, fit: 'contain', background });
  return (ground ? image.flatten({ background: ground }) : image).png().toBuffer();
}

/** The pixels at the largest width. */
async function decode(upload: Buffer) {
  await requireDecodable(upload);
  return sharp(upload, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(within(MAX_WIDTH))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new DomainError(
        'BAD_USER_INPUT',
        'The picture is damaged or not complete. Save it again, or choose another one.',
      );
    });
}

/** Checks the header of the file, before anything is decoded. */
async function requireDecodable(upload: Buffer): Promise<void> {
  const head = await readHead(upload);
  if (!head)
    throw new DomainError(
      'BAD_USER_INPUT',
      'The file is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these, then upload it again.',
    );
  if (head.width * head.height > MAX_PIXELS) {
    throw new DomainError(
      'BAD_USER_INPUT',
      'The picture has more than 40 million pixels. Make it smaller, then upload it again.',
    );
  }
  if (Math.max(head.width, head.height) > MAX_SIDE)
    throw new DomainError(
      'BAD_USER_INPUT',
      `The picture is more than ${MAX_SIDE} pixels wide or high. Make it smaller, then upload it again.`,
    );
}

async function readHead(upload: Buffer) {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Never enlarged, and at most twice as high as wide, since formats limit the height. */
function within(width: number) {
  return { width, height: 2 * width, fit: 'inside', withoutEnlargement: true } as const;
}
