import { isPageAddress } from '#money/carriers';
import { isCalendarDay } from '../../core/day.ts';
import { isBlank, isCleanLine } from '../../core/validation.ts';
import type { CustomFieldDefinition } from './custom-field-definition.entity.ts';

/** Most characters of a value. */
export const MAX_TEXT = 500;
/** Most characters of a choice. */
export const MAX_CHOICE = 100;

const NUMBER = /^(-?)0*(\d{1,12})(?:\.(\d{1,6}))?$/;

type Field = Pick<CustomFieldDefinition, 'label' | 'type' | 'choices'>;

/** A value as it is stored, or what is wrong with it. The same meaning is always the same text, so that values can be compared. */
export function readValue(field: Field, typed: string): { value: string } | { problem: string } {
  const text = typed.trim();
  const value = parse(field, text);
  return value === null ? { problem: `${field.label} ${ruleOf(field)}` } : { value };
}

function parse({ type, choices }: Field, text: string): string | null {
  switch (type) {
    case 'text':
      return isBlank(text) || text.length > MAX_TEXT || !isCleanLine(text) ? null : text;
    case 'number':
      return parseNumber(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text : null;
    case 'date':
      return text >= '0001' && isCalendarDay(text) ? text : null;
    case 'choice':
      return choices.includes(text) ? text : null;
    case 'url':
      return isWebAddress(text) ? text : null;
  }
}

/** Without zeros that say nothing: "1.50" and "01.5" are "1.5". */
function parseNumber(text: string): string | null {
  const [, sign, whole, digits = ''] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const decimals = digits.slice(0, end);
  const number = `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`;
  return number === '0' ? number : `${sign}${number}`;
}

const isWebAddress = (text: string): boolean =>
  text.length <= MAX_TEXT && isCleanLine(text) && !/\s/.test(text) && isPageAddress(text);

function ruleOf({ type, choices }: Field): string {
  switch (type) {
    case 'text':
      return `has 1 to ${MAX_TEXT} characters in one line, without control characters.`;
    case 'number':
      return 'is a number such as 12 or 0.75, with at most 12 digits before the point and 6 after it.';
    case 'boolean':
      return 'is either "true" or "false".';
    case 'date':
      return 'is a day such as 2026-11-04.';
    case 'choice':
      return `is one of: ${choices.slice(0, 10).join(', ')}${choices.length > 10 ? ', …' : ''}.`;
    case 'url':
      return `is the address of a web page, such as https://example.com, with at most ${MAX_TEXT} characters.`;
  }
}
