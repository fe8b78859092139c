import Box from '@mui/material/Box';
import * as t from '#messages/ui';
import { Money } from './Money.tsx';

interface UnitPriceProps {
  of: { price: number; unit: keyof typeof t.units } | null | undefined;
}

/** What a kilogram, a litre and the like costs, beside the price of what has a net content. */
export function UnitPrice({ of }: UnitPriceProps) {
  return (
    of && (
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}>
        {' '}
        <Money cents={of.price} /> / {t.units[of.unit]}
      </Box>
    )
  );
}
