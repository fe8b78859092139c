import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type FocusEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { errorId, Field, hintId } from './Field.tsx';
import { fieldError, isLeftForButton } from './field-error.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'id'> {
  label: string;
  hint?: ReactNode;
  /** A message that the browser cannot know, such as an error of the server. */
  error?: string;
}

/**
 * A labelled text input. The browser's own rules (`required`, `type`, `inputProps.minLength`) are reported in words below the field, in the
 * place of the hint, after leaving it for another or on submit, never while typing; submit moves to the first wrong field.
 */
export function TextField({ label, hint, error, inputProps, ...props }: TextFieldProps) {
  const id = useId();
  const [broken, setBroken] = useState('');
  // A field that was only passed by is not wrong yet.
  const isTouched = useRef(false);
  const shown = broken || error;
  const describedBy = shown ? errorId(id) : hint ? hintId(id) : undefined;

  const showFirst = (event: SyntheticEvent<FieldElement>) => {
    // Instead of the browser's bubble, which disappears and cannot be read again.
    event.preventDefault();
    const field = event.currentTarget;
    setBroken(fieldError(label, field));
    if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus();
  };
  const check = (event: FocusEvent<FieldElement>) => {
    if (isLeftForButton(event)) return;
    const { value, validity } = event.target;
    if (value || validity.badInput || isTouched.current) setBroken(fieldError(label, event.target));
  };

  return (
    <Field id={id} label={label} hint={hint} error={shown}>
      <OutlinedInput
        fullWidth
        {...props}
        id={id}
        error={Boolean(shown)}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy, onInvalid: showFirst }}
        onBlur={(event) => {
          check(event);
          props.onBlur?.(event);
        }}
        onChange={(event) => {
          isTouched.current = true;
          if (event.target.validity.valid) setBroken('');
          props.onChange?.(event);
        }}
      />
    </Field>
  );
}
