import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  append,
  blackPixels,
  blackPng,
  bytes,
  chunk,
  colour,
  END,
  jpegSize,
  jpegWith,
  noise,
  PNG,
  pngHead,
  text,
} from './picture-bytes.ts';

/** A marker that no stored picture may contain. */
export const CANARY = 'CANARY<script>alert(1)</script><?php system($_GET[0]);?>';

type Make = () => Buffer | Promise<Buffer>;

const half = (file: Buffer) => file.subarray(0, file.length / 2);

/** The file type box of an MP4 family file. */
const brand = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${name}\0\0\0\0${name}mif1`)]);
const svg = (inside: string) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`);

/** Files that are not pictures, are truncated, or exhaust memory when decoded. */
export const noPictures: Record<string, Make> = {
  'an SVG': () => svg('<rect width="9" height="9"/>'),
  'an SVG with script': () => svg('<script>alert(1)</script>'),
  'an SVG that runs on load': () =>
    text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG with a page in it': () =>
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  'an SVG that reads a file': () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
  'an SVG that asks another host': () =>
    svg('<image xlink:href="http://127.0.0.1:1/x.png" width="9" height="9"/>'),
  'an SVG with an entity from a file': () =>
    text(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  'an SVG of entities that multiply': () =>
    text(
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
  'an SVG after a comment': () => append(text('<!-- picture -->\n'), svg('')),
  'a packed SVG': () => gzipSync(svg('<script>alert(1)</script>')),
  'HTML called .png': () => text('<!doctype html><script>alert(1)</script>'),
  XHTML: () => text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'),
  'a script': () => text('alert(1)'),
  'a style sheet': () => text('@import "//evil.example";'),
  PHP: () => text('<?php system($_GET[0]);'),
  'settings of a web server': () => text('AddType application/x-httpd-php .png'),
  'a shell script': () => text('#!/bin/sh\nid'),
  'a program for Linux': () => append(text('\x7fELF'), Buffer.alloc(200)),
  'a program for Windows': () => append(text('MZ'), Buffer.alloc(200)),
  'a Java class': () => append(Buffer.from([0xca, 0xfe, 0xba, 0xbe]), Buffer.alloc(200)),
  WebAssembly: () => append(text('\0asm'), Buffer.from([1, 0, 0, 0])),
  'a text called .png': () => text('Just a text.'),
  'a PDF': () => text('%PDF-1.4\n%%EOF'),
  PostScript: () => text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(%pipe%id) (r) file'),
  'orders to ImageMagick': () =>
    text('push graphic-context\nimage over 0,0 0,0 \'https://127.0.0.1/x"|id"\'\npop graphic-context'),
  'a ZIP': () => text('PK\x03\x04 and so on'),
  'a GIF': () => bytes(colour(60, 40).gif()),
  'a GIF that is a script': () => text('GIF89a=1;alert(1)'),
  'a GIF that is an archive': async () => append(await bytes(colour(60, 40).gif()), text('PK\x03\x04')),
  'a TIFF': () => bytes(colour(60, 40).tiff()),
  'a BMP': () => append(text('BM'), Buffer.alloc(200)),
  'an icon': () => append(Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(200)),
  'a Photoshop file': () => append(text('8BPS\0\x01'), Buffer.alloc(200)),
  'a JPEG 2000': () => append(Buffer.from([0, 0, 0, 12]), text('jP  \r\n\x87\n')),
  'a JPEG XL': () => append(Buffer.from([0xff, 0x0a]), Buffer.alloc(200)),
  'a portable pixmap': () => text('P6 1 1 255\nabc'),
  'a Radiance picture': () => text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd'),
  'a FITS picture': () => text('SIMPLE  =                    T'.padEnd(2880)),
  'a table of numbers': () => text('1,2,3\n4,5,6\n'),
  'a Matlab file': () => text('MATLAB 5.0 MAT-file'.padEnd(200)),
  'a file of the drawing library itself': () =>
    append(Buffer.from([0xb6, 0xa6, 0xf2, 0x08]), Buffer.alloc(200)),
  'a film': () => append(brand('isom'), Buffer.alloc(200)),
  'an HEIC head': () => append(brand('heic'), Buffer.alloc(200)),
  'an AVIF head': () => append(brand('avif'), Buffer.alloc(200)),
  'a sound': () => text('RIFF\x24\0\0\0WAVEfmt '),
  'a WebP head': () => text('RIFF\x24\0\0\0WEBPVP8 '),
  'a file of 0 bytes': () => Buffer.alloc(0),
  'a file of 1 byte': () => Buffer.from([0x89]),
  'a file of zeros': () => Buffer.alloc(100_000),
  'the first bytes of a PNG': () => PNG,
  'a PNG without pixels': () => append(pngHead(60, 40), END),
  'a PNG of no width': () => blackPng(0, 40),
  'a PNG of 2,147,483,647 pixels each way': () => Buffer.concat([pngHead(0x7fffffff, 0x7fffffff), END]),
  'a PNG with a head that is wrong': () =>
    Buffer.from(blackPng(60, 40).map((byte, n) => (n === 19 ? 9 : byte))),
  'a PNG of 7 bits': () =>
    Buffer.concat([pngHead(60, 40, 7), chunk('IDAT', deflateSync(blackPixels(60, 40))), END]),
  'a PNG whose pixels are not packed': () =>
    Buffer.concat([pngHead(60, 40), chunk('IDAT', text(CANARY)), END]),
  'a JPEG signature before HTML': () =>
    append(Buffer.from([0xff, 0xd8, 0xff]), text('<script>alert(1)</script>')),
  'a JPEG without pixels': () =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), jpegSize(60, 40), Buffer.from([0xff, 0xd9])]),
  'a JPEG that says 65,000 x 65,000': () =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), jpegSize(65_000, 65_000)]),
  'half a JPEG': async () => half(await noise()),
  'half a PNG': async () => half(await bytes(sharp(await noise()).png())),
  'half a WebP': async () => half(await bytes(sharp(await noise()).webp())),
  'half an AVIF': async () => half(await bytes(sharp(await noise()).avif())),
  'a bomb of 16,000 x 16,000 pixels': () => blackPng(16_000, 16_000),
  'one row of pixels too many': () => blackPng(8_000, 5_001),
};

/** Pictures with embedded data, which must not be stored. */
export const loadedPictures: Record<string, Make> = {
  'a JPEG with place, maker and a script in its data': () =>
    bytes(
      colour(60, 40)
        .withExif({
          IFD0: { Copyright: CANARY },
          IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY.replace(/<.*/, '')}</x:xmpmeta>`)
        .withIccProfile('p3')
        .jpeg(),
    ),
  'a JPEG with a script as its comment': () => jpegWith([0xfe, text(CANARY)]),
  'a JPEG with a script as its caption': () => jpegWith([0xed, text(`Photoshop 3.0\0${CANARY}`)]),
  'a JPEG with a script as its colour profile': () =>
    jpegWith([0xe2, text(`ICC_PROFILE\0\x01\x01${CANARY}`)]),
  'a JPEG with a hundred comments': () =>
    jpegWith(...Array<[number, Buffer]>(100).fill([0xfe, text(CANARY.repeat(99))])),
  'a JPEG before a page': async () => append(await bytes(colour(60, 40).jpeg()), text(CANARY)),
  'a JPEG before an archive': async () =>
    append(await bytes(colour(60, 40).jpeg()), text(`PK\x03\x04${CANARY}`)),
  'a PNG before a page': async () => append(await bytes(colour(60, 40).png()), text(CANARY)),
  'a PNG with a script as a text': () => blackPng(60, 40, [chunk('tEXt', text(`Comment\0${CANARY}`))]),
  'a PNG with a script as a long text': () =>
    blackPng(60, 40, [chunk('iTXt', text(`Comment\0\0\0\0\0${CANARY}`))]),
  'a PNG with a thousand texts': () =>
    blackPng(60, 40, Array<Buffer>(1000).fill(chunk('tEXt', text(`Comment\0${CANARY}`)))),
  'a PNG with a chunk of its own': () => blackPng(60, 40, [chunk('caNr', text(CANARY))]),
  'a PNG whose pixels read as a script': () => {
    const rows = Array.from({ length: 40 }, () => append(Buffer.from([0]), text(CANARY.padEnd(60))));
    return Buffer.concat([
      pngHead(60, 40, 8),
      chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
      END,
    ]);
  },
  'a WebP with a script in its data': () =>
    bytes(
      colour(60, 40)
        .withExif({ IFD0: { Copyright: CANARY } })
        .webp(),
    ),
  'a WebP before a page': async () => append(await bytes(colour(60, 40).webp()), text(CANARY)),
  'an AVIF with a script in its data': () =>
    bytes(
      colour(60, 40)
        .withExif({ IFD0: { Copyright: CANARY } })
        .avif(),
    ),
};

/** Pictures with far more data than they show. */
export const heavyPictures: Record<string, Make> = {
  'a PNG with a text that unpacks to 20 MB': () =>
    blackPng(60, 40, [chunk('zTXt', append(text('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))))]),
  'a PNG with a profile that unpacks to 20 MB': () =>
    blackPng(60, 40, [chunk('iCCP', append(text('Profile\0\0'), deflateSync(Buffer.alloc(20_000_000))))]),
  'a PNG with more pixels than it says': () =>
    Buffer.concat([pngHead(60, 40), chunk('IDAT', deflateSync(Buffer.alloc(20_000_000))), END]),
  'a WebP of 5,000 frames': () =>
    bytes(
      sharp(Buffer.alloc(3 * 5000), { raw: { width: 1, height: 5000, channels: 3, pageHeight: 1 } }).webp(),
    ),
};
