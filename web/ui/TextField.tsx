import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type FocusEvent, type SyntheticEvent, useId, useState } from 'react';
import { errorId, Field, hintId } from './Field.tsx';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'id'> {
  label: string;
  hint?: string;
  /** A message that the browser cannot know, such as the server's answer. */
  error?: string;
}

/**
 * A labelled text input. The browser's own rules (`required`, `type`, `inputProps.minLength`) are told in words below the field, after
 * leaving it or on submit, never while typing; submit moves to the first wrong field.
 */
export function TextField({ label, hint, error, inputProps, ...props }: TextFieldProps) {
  const id = useId();
  const [broken, setBroken] = useState('');
  const shown = broken || error;
  const describedBy = [hint && hintId(id), shown && errorId(id)].filter(Boolean).join(' ');

  const showFirst = (event: SyntheticEvent<FieldElement>) => {
    // Instead of the browser's bubble, which disappears and cannot be read again.
    event.preventDefault();
    const field = event.currentTarget;
    setBroken(field.validationMessage);
    if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus();
  };
  const check = (event: FocusEvent<FieldElement>) => {
    if (event.target.value) setBroken(event.target.validationMessage);
  };

  return (
    <Field id={id} label={label} hint={hint} error={shown}>
      <OutlinedInput
        fullWidth
        {...props}
        id={id}
        error={Boolean(shown)}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy || undefined, onInvalid: showFirst }}
        onBlur={(event) => {
          check(event);
          props.onBlur?.(event);
        }}
        onChange={(event) => {
          if (event.target.validity.valid) setBroken('');
          props.onChange?.(event);
        }}
      />
    </Field>
  );
}
