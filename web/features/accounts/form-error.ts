import { CombinedGraphQLErrors } from '@apollo/client';

/** What a form says after the server refused it. */
export interface FormError {
  /** Null when the fields say it all. */
  message: string | null;
  fields: Record<string, string>;
}

export function formError(error: Error | undefined): FormError {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  const fields = (extensions?.fields as FormError['fields'] | undefined) ?? {};
  return { message: error && Object.keys(fields).length === 0 ? error.message : null, fields };
}

/** The stable code of what the server refused. */
export function errorCode(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
}

/** Moves to the first field that is marked as wrong. */
export function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** For the promise of a mutation whose hook already answers the error that is shown. */
export const ignoreShown = () => undefined;
