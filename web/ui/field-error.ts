import * as t from '#messages/form-errors';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whichever of these an element has. */
type Rules = Partial<Pick<HTMLInputElement, 'minLength' | 'maxLength' | 'min' | 'max' | 'step' | 'title'>>;

/** The rules that can be broken, in the order in which they are reported, and the sentence of each. */
const sentences: [keyof ValidityState, (label: string, rules: Rules) => string][] = [
  ['badInput', () => t.enterANumber],
  ['valueMissing', (label) => t.isRequired(label)],
  // A pattern without a title asks for something else than blanks.
  ['patternMismatch', (label, { title }) => title || t.isRequired(label)],
  ['typeMismatch', () => t.enterAnEmailAddressSuch],
  ['tooShort', (_, { minLength }) => t.enterAtLeastCharacters(minLength)],
  ['tooLong', (_, { maxLength }) => t.enterAtMostCharacters(maxLength)],
  ['rangeUnderflow', (_, { min }) => t.enterOrMore(min)],
  ['rangeOverflow', (_, { max }) => t.enterOrLess(max)],
  ['stepMismatch', (_, { step }) => (Number(step) < 1 ? t.enterAtMostTwoDecimals : t.enterAWholeNumber)],
];

/** What is wrong with a field by the browser's own rules, in the shop's words; empty when nothing is. */
export function fieldError(
  label: string,
  field: Pick<FieldElement, 'validity' | 'validationMessage'> & Rules,
): string {
  const broken = sentences.find(([rule]) => field.validity[rule]);
  return broken ? broken[1](label, field) : field.validationMessage;
}

/** Moves the focus to the first field that is marked as wrong. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * Whether a field is left for something to press. A message that appeared now would move that from under the pointer,
 * and the press would be lost.
 */
export function isLeftForButton({ relatedTarget }: { relatedTarget: EventTarget | null }): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('a, button');
}
