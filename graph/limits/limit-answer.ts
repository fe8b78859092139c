import { limits, refusal } from './limits.ts';

/**
 * An answer as JSON, or the refusal of one that is too large: the cost is reckoned before, with texts of usual length.
 * What a mutation did stays done.
 */
export function limitAnswer(answer: object): string {
  const text = JSON.stringify(answer);
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.answer.most) return text;
  const { message, extensions } = refusal(limits.answer, String(bytes));
  return JSON.stringify({ errors: [{ message, extensions: { code: extensions.code } }], data: null });
}
