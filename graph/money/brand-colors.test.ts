import { expect, test } from 'vitest';
import { brandColors, channelText, isColor, type Shade } from './brand-colors.ts';
import { contrast, hexOf, oklchOf } from './oklch.ts';

const INK = '#14231F';
const grounds = { light: ['#FFFFFF', '#F5F7F4'], dark: ['#0E1513', '#17211E'] };

/** Every 51st value of red, green and blue. */
const steps = [0, 51, 102, 153, 204, 255];
const colors = steps.flatMap((r) =>
  steps.flatMap((g) =>
    steps.map((b) => `#${[r, g, b].map((each) => each.toString(16).padStart(2, '0')).join('')}`),
  ),
);

test('the contrast of two colours follows the published formula', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
  expect(contrast('#FFFFFF', '#777777')).toBe(contrast('#777777', '#FFFFFF'));
});

test('a colour comes back from OKLCH as it was', () => {
  for (const color of [...colors, '#0B5D4E', '#D9F24B', '#010203'])
    expect(hexOf(oklchOf(color))).toBe(color.toUpperCase());
});

test('each colour can be read on page and paper in both schemes, under the pointer too, and its label on it', () => {
  for (const color of colors) {
    const { light, dark } = brandColors({ primary: color, accent: color });
    const isRead = (shade: Shade | null, on: string[]) => {
      for (const main of [shade!.main, shade!.hover])
        for (const ground of [...on, shade!.label])
          expect(contrast(main, ground), `${color}: ${main} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    };
    isRead(light.primary, grounds.light);
    isRead(dark.primary, grounds.dark);
    // The highlight is a ground, and stands on the dark bar of both schemes.
    isRead(light.accent, [INK]);
    isRead(dark.accent, [...grounds.dark, INK]);
  }
});

/** What stands on the bar: its texts, those of the footer, and the highlight of a new shop. */
const onBar = ['#FFFFFF', '#A9B7B1', '#D9F24B'];

test('the bar is dark in the hue of the shop, and all that stands on it can be read', () => {
  for (const color of colors) {
    const { bar, dark, light } = brandColors({ primary: color, accent: color });
    for (const text of [...onBar, light.accent!.main, dark.accent!.main])
      expect(contrast(text, bar!), `${color}: ${text} on ${bar}`).toBeGreaterThanOrEqual(4.5);
    const { c, h } = oklchOf(color);
    const shown = oklchOf(bar!);
    if (c < 0.02 || shown.c < 0.02) continue;
    const turned = Math.abs(Math.atan2(Math.sin(shown.h - h), Math.cos(shown.h - h)));
    expect(turned, `${color}: ${bar}`).toBeLessThan(0.2);
  }
  expect(brandColors({ primary: '#6B3E1E', accent: null }).bar).not.toBe(INK);
  expect(brandColors({ primary: null, accent: '#FF8800' }).bar).toBeNull();
});

test('a corrected colour keeps its hue', () => {
  for (const color of colors) {
    const { c, h } = oklchOf(color);
    // Greys have none.
    if (c < 0.02) continue;
    const { light, dark } = brandColors({ primary: color, accent: null });
    for (const { main } of [light.primary!, dark.primary!]) {
      const corrected = oklchOf(main);
      // Of nearly black and white the eight bits of a screen tell little of a hue.
      if (corrected.c < 0.02) continue;
      const turned = Math.abs(Math.atan2(Math.sin(corrected.h - h), Math.cos(corrected.h - h)));
      expect(turned, `${color}: ${main}`).toBeLessThan(0.12);
    }
  }
});

test('a colour that can be read stays as it was chosen; one that cannot changes as little as needed', () => {
  const { light, dark } = brandColors({ primary: '#0b5d4e', accent: '#d9f24b' });
  expect(light.primary).toMatchObject({ main: '#0B5D4E', label: '#FFFFFF' });
  expect(light.accent).toMatchObject({ main: '#D9F24B', label: INK });
  expect(dark.accent!.main).toBe('#D9F24B');
  expect(dark.primary!.main).not.toBe('#0B5D4E');
  const yellow = brandColors({ primary: '#FFE600', accent: null }).light.primary!;
  expect(contrast(yellow.main, '#F5F7F4')).toBeLessThan(4.65);
});

test('without a choice nothing is set; a highlight alone also colours buttons and links in the dark, as the default does', () => {
  expect(brandColors({ primary: null, accent: null })).toEqual({
    light: { primary: null, accent: null },
    dark: { primary: null, accent: null },
    bar: null,
  });
  const { light, dark } = brandColors({ primary: null, accent: '#FF8800' });
  expect(light.primary).toBeNull();
  expect(dark.primary).toEqual(dark.accent);
});

test('a colour is a hash sign and six digits', () => {
  expect(['#0B5D4E', '#0b5d4e'].every(isColor)).toBe(true);
  expect(['', 'red', '#FFF', '#0B5D4E;', '#0B5D4E\n', 'url(x)', '#GGGGGG'].some(isColor)).toBe(false);
  expect(channelText('#0B5D4E')).toBe('11 93 78');
});
