import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const colour = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });
export const bytes = (picture: Sharp) => picture.toBuffer();

/** A JPEG that fills its file: half of it is half a picture. */
export const noise = () =>
  bytes(
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    }).jpeg(),
  );

export const text = (content: string) => Buffer.from(content, 'latin1');
export const append = (file: Buffer, tail: Buffer) => Buffer.concat([file, tail]);

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const END = chunk('IEND', Buffer.alloc(0));

export function pngHead(width: number, height: number, bits = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(bits, 8);
  return Buffer.concat([PNG, chunk('IHDR', head)]);
}

export const blackPixels = (width: number, height: number) =>
  Buffer.alloc((1 + Math.ceil(width / 8)) * height);

/** A black PNG of one bit a pixel: small, however many pixels it has. `extra` stands before the pixels. */
export function blackPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const pixels = chunk('IDAT', deflateSync(blackPixels(width, height)));
  return Buffer.concat([pngHead(width, height), ...extra, pixels, END]);
}

/** A JPEG with metadata segments. */
export async function jpegWith(...segments: [marker: number, data: Buffer][]): Promise<Buffer> {
  const file = await bytes(colour(60, 40).jpeg());
  const added = segments.map(([marker, data]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([file.subarray(0, 2), ...added, file.subarray(2)]);
}

export const jpegSize = (width: number, height: number) =>
  Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
