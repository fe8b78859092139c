/** A colour as people see it: lightness 0 to 1, chroma, and hue in radians (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Three = readonly [number, number, number];

/** Red, green and blue of "#0B5D4E", 0 to 1 each. */
export function channelsOf(hex: string): Three {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: Math.atan2(y, a),
  };
}

/** The colour of this lightness and hue that screens can show: with less chroma where they cannot show as much. */
export function hexOf({ l, c, h }: Oklch): string {
  if (isShown(linearOf({ l, c, h }))) return written(linearOf({ l, c, h }));
  let [least, most] = [0, c];
  for (let step = 0; step < 20; step += 1) {
    const middle = (least + most) / 2;
    if (isShown(linearOf({ l, c: middle, h }))) least = middle;
    else most = middle;
  }
  return written(linearOf({ l, c: least, h }));
}

const isShown = (channels: Three) => channels.every((channel) => channel > -0.0001 && channel < 1.0001);

function linearOf({ l: lightness, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const written = (channels: Three) =>
  `#${channels
    .map((channel) => Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** How well one colour can be read on another, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
