import fc from 'fast-check';
import type { Sent } from './hostile-values.ts';

const beginnings = [
  '',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  'RIFF\0\0\0\0WEBPVP8 ',
  'GIF89a',
  '<svg xmlns="',
];
const map = fc.constantFrom(
  '{"0":["variables.image"]}',
  '{"0":["variables.x.y"]}',
  '{"0":[]}',
  '{',
  '{"0":["__proto__.a"]}',
);

/** Invalid files and malformed forms, for both upload endpoints. */
export const uploads: fc.Arbitrary<Sent> = fc
  .record({
    path: fc.constantFrom('/graphql', '/api/uploads'),
    begin: fc.constantFrom(...beginnings),
    bytes: fc.uint8Array({ maxLength: 400 }),
    name: fc.constantFrom('a.png', '../../a.js', 'a\0.png', '"', ''),
    map,
    end: fc.constantFrom('\r\n--edge--\r\n', '', '\r\n--edge'),
  })
  .map(({ path, begin, bytes, name, map, end }) => {
    const operations =
      '{"query":"mutation($image: Upload!) { uploadProductImage(image: $image) }","variables":{"image":null}}';
    const part = (disposition: string) =>
      `\r\n--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
    const fields =
      path === '/graphql' ? `${part('name="operations"')}${operations}${part('name="map"')}${map}` : '';
    const field = path === '/graphql' ? '0' : 'image';
    const head = `${fields}${part(`name="${field}"; filename="${name}"`)}${begin}`;
    return {
      operation: `POST ${path}`,
      method: 'POST',
      path,
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': 'yes' },
      body: Buffer.concat([Buffer.from(head.slice(2), 'latin1'), bytes, Buffer.from(end)]),
    };
  });
