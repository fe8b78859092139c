import { expect, test } from 'vitest';
import { pictureChanges } from './picture-changes.ts';

const front = { path: '/front.webp', alt: 'Front' };
const side = { path: '/side.webp', alt: '' };

test('pictures that stay are not sent', () => {
  expect(pictureChanges([front, side], [{ ...front, path: ' /front.webp ' }, side])).toEqual({});
});

test('another first picture is sent alone, so that the others stay as they are', () => {
  expect(pictureChanges([front, side], [{ path: '/new.webp', alt: '' }, side])).toEqual({
    image: '/new.webp',
  });
});

test('another order, description or number sends all of them', () => {
  expect(pictureChanges([front, side], [side, front])).toEqual({ images: [side, front] });
  expect(pictureChanges([front, side], [front])).toEqual({ images: [front] });
  const described = { ...side, alt: 'Side' };
  expect(pictureChanges([front, side], [front, described])).toEqual({ images: [front, described] });
  expect(pictureChanges([front], [{ ...front, alt: '' }])).toEqual({ images: [{ ...front, alt: '' }] });
});

test('of a new product all pictures are sent', () => {
  const pictures = [{ path: '/sample.svg', alt: '' }];
  expect(pictureChanges([], pictures)).toEqual({ images: pictures });
});
