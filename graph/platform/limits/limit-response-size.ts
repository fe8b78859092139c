import { limits, refusal } from './limits.ts';

/**
 * A response as JSON, or an error when it is too large: the cost that was measured before assumes texts of usual length.
 * A mutation is not rolled back.
 */
export function limitResponseSize(response: object): string {
  const text = JSON.stringify(response);
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.answer.most) return text;
  const { message, extensions } = refusal(limits.answer, String(bytes));
  return JSON.stringify({ errors: [{ message, extensions: { code: extensions.code } }], data: null });
}
