export const enterANumber = 'Enter a number.';
/** Labels may be questions, plurals such as "Instructions", and say that they are optional. */
export const isRequired = (label: string) =>
  label.endsWith('?')
    ? 'Answer this question.'
    : `${label.replace(' (optional)', '')} ${/[^su]s$/.test(label) ? 'are' : 'is'} required.`;
export const enterAnEmailAddressSuch = 'Enter an email address such as name@example.com.';
export const enterAtLeastCharacters = (minLength: undefined | number) =>
  `Enter at least ${minLength} characters.`;
export const enterAtMostCharacters = (maxLength: undefined | number) =>
  `Enter at most ${maxLength} characters.`;
export const enterOrMore = (min: undefined | string) => `Enter ${min} or more.`;
export const enterOrLess = (max: undefined | string) => `Enter ${max} or less.`;
export const enterAtMostTwoDecimals = 'Enter at most two decimals.';
export const enterAWholeNumber = 'Enter a whole number.';
