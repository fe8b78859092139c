import Box from '@mui/material/Box';
import { type ComponentProps, useId, useState } from 'react';
import * as t from '#messages/admin/ui';
import { TextField } from './TextField.tsx';

interface TaxClassFieldProps extends ComponentProps<typeof TextField> {
  /** The classes that have a tax rate. */
  taxClasses: readonly string[];
  defaultValue: string;
}

/** A tax class: those with a rate are suggested, and another one gets a warning when the field is left. */
export function TaxClassField({ taxClasses, hint, inputProps, ...props }: TaxClassFieldProps) {
  const list = useId();
  const [left, setLeft] = useState(props.defaultValue.trim());
  const isUntaxed = left !== '' && !taxClasses.includes(left);
  return (
    <>
      <TextField
        {...props}
        inputProps={{ maxLength: 30, ...inputProps, list }}
        onBlur={({ target }) => setLeft(target.value.trim())}
        hint={
          <Box component="span" role="status" sx={isUntaxed ? { color: 'warning.main' } : undefined}>
            {isUntaxed ? t.noTaxRateHasThe(left) : hint}
          </Box>
        }
      />
      <datalist id={list}>
        {taxClasses.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
