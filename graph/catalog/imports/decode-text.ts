import { DomainError } from '../../core/errors.ts';

/** How the bytes of a file were read. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** What stands for bytes that are no character. It is a control character, which no cell may have. */
export const UNREADABLE = '\u001a';

/** The part of control characters above which a file is no text. */
const MOST_CONTROLS = 0.05;

/**
 * The text of a file. A byte order mark says which encoding it is; without one it is UTF-8 if more of the bytes beyond ASCII are than
 * are not, and else Windows-1252, as spreadsheets write it. Errors: BAD_USER_INPUT for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const { label, encoding, isDamaged } = detect(bytes);
  // Removes the byte order mark.
  const decoded = new TextDecoder(label).decode(bytes);
  const text = isDamaged ? decoded.replaceAll('\ufffd', UNREADABLE) : decoded;
  if (count(text, isControl) > text.length * MOST_CONTROLS)
    throw new DomainError(
      'BAD_USER_INPUT',
      'The file is not a text: it contains NUL characters and the like. Save it as CSV in UTF-8 and choose it again.',
    );
  return { text, encoding };
}

function detect(bytes: Uint8Array): { label: string; encoding: Encoding; isDamaged?: boolean } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { label: 'utf-16le', encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { label: 'utf-16be', encoding: 'UTF-16' };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { label: 'utf-8', encoding: 'UTF-8' };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const wrong = count(text, (code) => code === 0xfffd);
    const right = count(text, (code) => code > 0x7f) - wrong;
    return right > wrong
      ? { label: 'utf-8', encoding: 'UTF-8', isDamaged: true }
      : { label: 'windows-1252', encoding: 'Windows-1252' };
  }
}

const isControl = (code: number) => code < 0x20 && (code < 0x09 || code > 0x0d);

function count(text: string, is: (code: number) => boolean): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) if (is(text.charCodeAt(at))) found += 1;
  return found;
}
