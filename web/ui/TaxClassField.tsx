import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import * as t from '#messages/admin/ui';
import { Select } from './Select.tsx';

interface TaxClassFieldProps extends Omit<ComponentProps<typeof Select>, 'options' | 'value'> {
  /** The classes that have a tax rate. */
  taxClasses: readonly string[];
  defaultValue: string;
}

/** A choice of the tax classes that have a rate. The one that is saved stays a choice without one, with a warning. */
export function TaxClassField({ taxClasses, hint, defaultValue, onChange, ...props }: TaxClassFieldProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const isUntaxed = (taxClass: string) => taxClass !== '' && !taxClasses.includes(taxClass);
  const all = isUntaxed(defaultValue) ? [...taxClasses, defaultValue] : taxClasses;
  return (
    <Select
      {...props}
      defaultValue={defaultValue}
      options={all.map((each) => [each, isUntaxed(each) ? t.withoutARate(each) : each])}
      onChange={(taxClass) => {
        setChosen(taxClass);
        onChange?.(taxClass);
      }}
      hint={
        <Box component="span" role="status" sx={isUntaxed(chosen) ? { color: 'warning.main' } : undefined}>
          {isUntaxed(chosen) ? t.noTaxRateHasThe(chosen) : hint}
        </Box>
      }
    />
  );
}
