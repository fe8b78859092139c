import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import * as t from '#messages/admin/forms';
import { MAX_BRACKETS, type ShippingBracket } from '#money/shipping-brackets';
import { Button } from './Button.tsx';
import { type BracketsField as Field, typedValue } from './form-fields.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { newKey } from './new-key.ts';
import { TextField } from './TextField.tsx';

interface BracketsFieldProps extends Pick<Field, 'upTo' | 'label' | 'hint'> {
  name: string;
  brackets?: readonly ShippingBracket[] | null;
  error?: string;
}

/** Prices by brackets, a row each: up to an amount, included. The last row may have no end. */
export function BracketsField({ name, label, hint, error, upTo, brackets }: BracketsFieldProps) {
  const about = useId();
  const [rows, setRows] = useState(() => (brackets?.length ? brackets : [null]).map(withKey));
  const isFull = rows.length >= MAX_BRACKETS;
  return (
    <Box component="fieldset" aria-describedby={about} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 600, fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map(({ key, bracket }, at) => (
          <Box
            key={key}
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr auto', alignItems: 'end' }}
          >
            <TextField
              {...{ name, label: upTo.label }}
              type="number"
              defaultValue={typedValue(upTo, bracket?.upTo)}
              placeholder={at === rows.length - 1 ? t.withoutEnd : undefined}
              required={at < rows.length - 1}
              inputProps={{
                min: 0,
                max: upTo.kind === 'amount' ? 10_000_000 : 1_000_000_000,
                step: upTo.kind === 'amount' ? 0.01 : 1,
              }}
            />
            <TextField
              {...{ name, label: t.price }}
              type="number"
              required
              defaultValue={typedValue({ kind: 'amount' }, bracket?.price)}
              inputProps={{ min: 0, max: 10_000_000, step: 0.01 }}
            />
            <IconButton
              aria-label={t.removeBracket(at + 1)}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        variant="text"
        size="small"
        disabled={isFull}
        sx={{ mt: 1 }}
        onClick={() => setRows([...rows, withKey(null)])}
      >
        {t.addBracket}
      </Button>
      <Box
        id={about}
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, fontSize: '0.875rem', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error || hint}
      </Box>
    </Box>
  );
}

/** A row keeps what is typed in it when others are removed. */
const withKey = (bracket: ShippingBracket | null) => ({ key: newKey(), bracket });
