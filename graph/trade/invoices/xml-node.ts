import { decimalText } from '#money/cents';
import { escapeXml } from '../../core/xml.ts';

type Part = string | false | null;

/** An element, whose name may be followed by attributes, with those of its parts that are there; nothing without any. */
export const node = (name: string, ...parts: Part[]): string => {
  const content = parts.filter(Boolean).join('');
  return content && `<${name}>${content}</${name.split(' ', 1)[0]}>`;
};

/** An element of a text; nothing without one. */
export const text = (name: string, value: string | null | undefined): string =>
  node(name, value ? escapeXml(value) : '');
/** Of minor units, which are hundredths. */
export const amount = (name: string, cents: number) => text(name, signed(cents));
export const signed = (cents: number) => (cents < 0 ? `-${decimalText(-cents)}` : decimalText(cents));
export const percent = (basisPoints: number) => text('ram:RateApplicablePercent', decimalText(basisPoints));
export const day = (prefix: 'udt' | 'qdt', date: string) =>
  text(`${prefix}:DateTimeString format="102"`, date.replaceAll('-', ''));
