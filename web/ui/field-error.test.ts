import { expect, test } from 'vitest';
import { fieldError } from './field-error.ts';

const valid = { badInput: false, valueMissing: false, patternMismatch: false } as ValidityState;
const field = (broken: Partial<ValidityState>, rules = {}) => ({
  validity: { ...valid, ...broken },
  validationMessage: "The browser's own words",
  ...rules,
});

test.each([
  [{ valueMissing: true }, {}, 'Name is required.'],
  [{ patternMismatch: true }, {}, 'Name is required.'],
  [
    { patternMismatch: true },
    { title: 'Enter a postal code such as 110001.' },
    'Enter a postal code such as 110001.',
  ],
  [{ typeMismatch: true }, {}, 'Enter an email address such as name@example.com.'],
  [{ tooShort: true }, { minLength: 6 }, 'Enter at least 6 characters.'],
  [{ tooLong: true }, { maxLength: 100 }, 'Enter at most 100 characters.'],
  [{ badInput: true, valueMissing: true }, {}, 'Enter a number.'],
  [{ rangeUnderflow: true }, { min: '0' }, 'Enter 0 or more.'],
  [{ rangeOverflow: true }, { max: '20' }, 'Enter 20 or less.'],
  [{ stepMismatch: true }, { step: '0.01' }, 'Enter at most two decimals.'],
  [{ stepMismatch: true }, { step: '1' }, 'Enter a whole number.'],
])('%j is reported in one short sentence', (broken, rules, sentence) => {
  expect(fieldError('Name', field(broken, rules))).toBe(sentence);
});

test.each([
  ['What is wrong with it?', 'Answer this question.'],
  ['Instructions', 'Instructions are required.'],
  ['Address', 'Address is required.'],
  ['Status', 'Status is required.'],
  ['Up to (grams)', 'Up to (grams) is required.'],
  ['Order Number (optional)', 'Order Number is required.'],
])('what is missing of "%s" is said in a sentence', (label, sentence) => {
  expect(fieldError(label, field({ valueMissing: true }))).toBe(sentence);
});

test('a rule without a sentence is reported by the browser', () => {
  expect(fieldError('Name', field({ customError: true }))).toBe("The browser's own words");
});
