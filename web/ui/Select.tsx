import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';

interface SelectProps
  extends Pick<NativeSelectProps, 'name' | 'value' | 'defaultValue' | 'disabled' | 'autoFocus'> {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Each value with its label. */
  options: readonly (readonly [value: string, label: string])[];
  /** The label of no choice; without it one is always chosen. */
  none?: string;
  onChange?: (value: string) => void;
}

/** A labelled choice of one value. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, options, none, onChange, ...select } = props;
  return (
    <NativeSelect
      fullWidth
      {...select}
      onChange={({ target }) => onChange?.(target.value)}
      input={<TextField {...{ label, hint, error, required }} />}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
