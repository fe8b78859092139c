import Box from '@mui/material/Box';
import * as t from '#messages/ui';
import { Money } from './Money.tsx';

interface UnitPriceProps {
  of: { price: number; unit: keyof typeof t.units } | null | undefined;
  /** Net content, such as "750 ml", to stand before it. */
  content?: string | null;
}

/** What a kilogram, a litre and the like costs, beside the price of what has a net content. */
export function UnitPrice({ of, content }: UnitPriceProps) {
  return (
    of && (
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}>
        {content ? ` ${content} · ` : ' '}
        <Money cents={of.price} /> / {t.units[of.unit]}
      </Box>
    )
  );
}
