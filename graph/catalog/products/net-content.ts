import { netContentText, parseNetContent } from '#money/unit-price';

export const NET_CONTENT_RULE =
  'Write an amount with its unit, such as 750 ml or 0.5 kg. The units are g, kg, ml, l, cm, m, m2, m3 and piece.';

/** A net content as it is stored; null for an empty one. */
export function normalNetContent(typed: string): string | null {
  const content = parseNetContent(typed);
  return content && netContentText(content);
}

/** What is wrong with a net content as it was typed; null for one that is right, and for none. */
export function netContentProblem(typed: unknown): string | null {
  const isRight =
    typed == null || (typeof typed === 'string' && (typed.trim() === '' || parseNetContent(typed)));
  return isRight ? null : `The net content is not clear. ${NET_CONTENT_RULE}`;
}
