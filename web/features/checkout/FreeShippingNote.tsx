import Typography from '@mui/material/Typography';
import * as t from '#messages/checkout';
import { missingToFreeShipping } from '#money/pricing';
import { Money } from '../../ui/Money.tsx';
import { useSettings } from '../../ui/settings.ts';

interface FreeShippingNoteProps {
  /** Minor units. */
  itemsPrice?: number;
  /** Above which sum the shipping method is free, in minor units; null: never. Left out, the one of the shop's country counts. */
  freeAbove?: number | null;
}

/** How much is missing to free shipping. Without an items price (in minor units) the line stays blank. */
export function FreeShippingNote({ itemsPrice, ...quote }: FreeShippingNoteProps) {
  const { shipping } = useSettings();
  const freeAbove = quote.freeAbove === undefined ? shipping?.freeAbove : quote.freeAbove;
  if (typeof freeAbove !== 'number') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {itemsPrice === undefined ? '\u00a0' : <Missing cents={missingToFreeShipping(itemsPrice, freeAbove)} />}
    </Typography>
  );
}

function Missing({ cents }: { cents: number }) {
  if (cents === 0) return t.yourOrderShipsFree;
  return <>{t.addMoreForFreeShipping(<Money cents={cents} />)}</>;
}
