/** Letters from which on a typed word may have one mistake. */
const LONG = 5;

/**
 * Whether each word of a typed text begins a word of a label. Words may be written together ("timezone"), and a long one may have
 * one wrong, missing, additional or exchanged letter.
 */
export function isMeant(label: string, text: string): boolean {
  const words = wordsOf(label);
  const starts = words.map((_, index) => words.slice(index).join(''));
  const typed = wordsOf(text);
  return typed.length > 0 && typed.every((word) => starts.some((start) => begins(start, word)));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a typed word is the beginning of a text, or nearly so. */
function begins(text: string, typed: string): boolean {
  if (text.startsWith(typed)) return true;
  if (typed.length < LONG) return false;
  const wrong = [...typed].findIndex((letter, index) => letter !== text[index]);
  const rest = typed.slice(wrong + 1);
  const swapped =
    typed
      .slice(wrong, wrong + 2)
      .split('')
      .toReversed()
      .join('') + typed.slice(wrong + 2);
  return (
    wrong > 0 &&
    (text.startsWith(rest, wrong + 1) ||
      text.startsWith(typed.slice(wrong), wrong + 1) ||
      text.startsWith(rest, wrong) ||
      text.startsWith(swapped, wrong))
  );
}
