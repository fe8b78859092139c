type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whichever of these an element has. */
type Rules = Partial<Pick<HTMLInputElement, 'minLength' | 'maxLength' | 'min' | 'max' | 'step' | 'title'>>;

/** The rules that can be broken, in the order in which they are reported, and the sentence of each. */
const sentences: [keyof ValidityState, (label: string, rules: Rules) => string][] = [
  ['badInput', () => 'Enter a number.'],
  ['valueMissing', (label) => `${label} is required.`],
  // A pattern without a title asks for something else than blanks.
  ['patternMismatch', (label, { title }) => title || `${label} is required.`],
  ['typeMismatch', () => 'Enter an email address such as name@example.com.'],
  ['tooShort', (_, { minLength }) => `Enter at least ${minLength} characters.`],
  ['tooLong', (_, { maxLength }) => `Enter at most ${maxLength} characters.`],
  ['rangeUnderflow', (_, { min }) => `Enter ${min} or more.`],
  ['rangeOverflow', (_, { max }) => `Enter ${max} or less.`],
  [
    'stepMismatch',
    (_, { step }) => (Number(step) < 1 ? 'Enter at most two decimals.' : 'Enter a whole number.'),
  ],
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
