import { DomainError } from '../../core/errors.ts';

/** How the bytes of a file were read. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/**
 * The text of a file. A byte order mark says which encoding it is; without one it is UTF-8 if the bytes are, and else
 * Windows-1252, as spreadsheets write it. Errors: BAD_USER_INPUT for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const { label, encoding } = detect(bytes);
  // Removes the byte order mark.
  const text = new TextDecoder(label).decode(bytes);
  if (text.includes('\0'))
    throw new DomainError(
      'BAD_USER_INPUT',
      'The file is not a text: it contains NUL characters. Save it as CSV in UTF-8 and choose it again.',
    );
  return { text, encoding };
}

function detect(bytes: Uint8Array): { label: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { label: 'utf-16le', encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { label: 'utf-16be', encoding: 'UTF-16' };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { label: 'utf-8', encoding: 'UTF-8' };
  } catch {
    return { label: 'windows-1252', encoding: 'Windows-1252' };
  }
}
