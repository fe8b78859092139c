export const EPREL_RULE =
  'Write the digits of its registration number, such as 123456, or paste the address of its page in the EPREL database.';

/** A number as it was typed, or the address of its page, which the QR code of the label leads to. */
const TYPED = /^(?:https:\/\/eprel\.ec\.europa\.eu\/\S+\/)?(?!0+$)(\d{1,10})$/;

/** An EPREL number as it is stored, of digits alone; null for an empty one. */
export const normalEprelNumber = (typed: string): string | null => TYPED.exec(typed.trim())?.[1] ?? null;

/** What is wrong with an EPREL number as it was typed; null for one that is right, and for none. */
export function eprelNumberProblem(typed: unknown): string | null {
  const isRight =
    typed == null || (typeof typed === 'string' && (typed.trim() === '' || TYPED.test(typed.trim())));
  return isRight ? null : `The EPREL number is not clear. ${EPREL_RULE}`;
}
