import * as t from '#messages/addresses';
import { findCountry, listCountries } from '#money/countries';

export const countries = listCountries();

/** What is said of a text that is no country, nor the beginning of one: it may still be typed. */
export function countryHint(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const names = countries.map(({ name }) => name);
  const isBeginning = names.some((name) => name.toLowerCase().startsWith(typed));
  if (isBeginning || findCountry(text) !== null) return undefined;
  const meant = names.find((name) => isClose(typed, name.toLowerCase()));
  return t.weDoNotKnowThis(meant);
}

/** Whether one letter of a text is missing, too many or another, or two are swapped. */
function isClose(typed: string, name: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start++;
  const [rest, right] = [typed.slice(start), name.slice(start)];
  const [first = '', second = ''] = right;
  const isSwapped = rest.startsWith(second + first);
  return [
    first + rest,
    rest.slice(1),
    first + rest.slice(1),
    isSwapped && first + second + rest.slice(2),
  ].includes(right);
}
