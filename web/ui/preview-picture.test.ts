import { expect, test } from 'vitest';
import { previewPicture } from './preview-picture.ts';

test('the preview of a stored picture is its JPEG of 800 pixels, with the size that it has', () => {
  const stored = { path: '/uploads/c0ffee-1600.webp', alt: 'A lamp', width: 1600, height: 1201 };
  expect(previewPicture(stored)).toEqual({
    src: '/uploads/c0ffee-800.jpg',
    alt: 'A lamp',
    width: 800,
    height: 601,
  });
  // It is never enlarged.
  const small = { path: 'images/lamp-800.webp', alt: '', width: 300, height: 200 };
  expect(previewPicture(small)).toMatchObject({ src: '/images/lamp-800.jpg', width: 300, height: 200 });
  expect(previewPicture({ path: '/images/lamp-800.webp' })).toEqual({ src: '/images/lamp-800.jpg' });
});

test('the preview of another address is itself when it is a JPEG or a PNG, and else none', () => {
  expect(previewPicture({ path: 'https://cdn.example/a.JPG', alt: 'A' })).toEqual({
    src: 'https://cdn.example/a.JPG',
    alt: 'A',
  });
  for (const path of ['https://cdn.example/a.webp', '/sample.svg', 'https://cdn.example/a', ''])
    expect(previewPicture({ path })).toBeUndefined();
});
