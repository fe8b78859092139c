import type { RawResponse } from '../access/send-raw.ts';

/** What no response may reveal: places in the code, SQL, and names of database objects and libraries. */
export const inside =
  /node_modules|\.[jt]s:\d|\n\s+at |graph\/|dist\/|\/work|\b(select|insert|update|delete)\b .*\b(from|into|set)\b|_unique|_pkey|constraint|SQLSTATE|PGlite|Mikro|kysely|\bstack(?!s\b)/i;

/** The same for a page, whose own texts may contain some of these words. */
const insideOfPage = /node_modules|\.[jt]s:\d+:\d|\n\s+at |SQLSTATE/;

const failures = /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|PAYMENT_PROVIDER_UNAVAILABLE)"/;

/** The faults of a response to any request; empty when it has none. */
export function faultsOf({ status, text }: RawResponse): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  const failure = failures.exec(text)?.[1];
  if (failure) faults.push(failure);
  // Successful responses contain texts that users wrote, so only refusals are searched.
  const refusal = status >= 400 || text.startsWith('{"errors"');
  const isPage = /^<!doctype html>/i.test(text);
  const leak = refusal && (isPage ? insideOfPage : inside).exec(text)?.[0];
  if (leak) faults.push(`reveals "${leak}"`);
  if (refusal && text !== '' && !isPage && !/"(message|description)":"[^"]/.test(text))
    faults.push('has no error message');
  return faults;
}
