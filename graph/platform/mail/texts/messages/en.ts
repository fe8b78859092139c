export const textsOf = (title: string) => `Mail: ${title}`;
export const none = 'the text of the template';
export const subject = 'Subject';
export const opening = 'Opening';
export const closing = 'Closing';
export const badSubject = (label: string, max: number) =>
  `${label}: one line of ${max} characters at most, without control characters.`;
export const badText = (label: string, max: number) =>
  `${label}: ${max} characters at most, without control characters.`;
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
export const unknownPlaceholder = (label: string, name: string, known: readonly string[]) =>
  `${label}: this mail has no placeholder {${name}}. It has ${inBraces(known)}.`;
export const missingPlaceholder = (label: string, names: readonly string[]) =>
  `${label}: it must have ${inBraces(names)}, since nothing else of the mail says it.`;
export const sample = 'Example of a mail';
