import { CombinedGraphQLErrors } from '@apollo/client';

/** What a form says after the server refused it. */
export interface FormError {
  message: string;
  /** A message for each wrong field; empty when the refusal is about the whole form. */
  fields: Record<string, string>;
}

export function formError(error: Error | undefined): FormError | null {
  if (!error) return null;
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  return { message: error.message, fields: (extensions?.fields as FormError['fields'] | undefined) ?? {} };
}

/** Moves to the first field that is marked as wrong. */
export function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
