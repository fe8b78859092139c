import type { RawAnswer } from '../access/send-raw.ts';

/** What no answer may tell: places in the code, statements, names of the database and of what it is made with. */
export const inside =
  /node_modules|\.[jt]s:\d|\n\s+at |graph\/|dist\/|\/work|\b(select|insert|update|delete)\b .*\b(from|into|set)\b|_unique|_pkey|constraint|SQLSTATE|PGlite|Mikro|kysely|stack/i;

/** The same for a page, which says many words of its own. */
const insideOfPage = /node_modules|\.[jt]s:\d+:\d|\n\s+at |SQLSTATE/;

const failures = /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|PAYMENT_PROVIDER_UNAVAILABLE)"/;

/** What is wrong with an answer, whatever was asked; empty for a good one. */
export function faultsOf({ status, text }: RawAnswer): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  const failure = failures.exec(text)?.[1];
  if (failure) faults.push(failure);
  // Good answers hold what people have written, which may be anything.
  const refusal = status >= 400 || text.startsWith('{"errors"');
  const isPage = /^<!doctype html>/i.test(text);
  const told = refusal && (isPage ? insideOfPage : inside).exec(text)?.[0];
  if (told) faults.push(`tells "${told}"`);
  if (refusal && text !== '' && !isPage && !/"(message|description)":"[^"]/.test(text))
    faults.push('says not what is wrong');
  return faults;
}
