import Typography from '@mui/material/Typography';
import * as t from '#messages/checkout';
import { Money } from '../../ui/Money.tsx';
import { useSettings } from '../../ui/settings.ts';

/**
 * How much more the items have to cost until shipping is free, in minor units; nothing for null, when it never is. While that is not known,
 * the line stays blank where the shop has free shipping.
 */
export function FreeShippingNote({ missing }: { missing: number | null | undefined }) {
  const { shipping } = useSettings();
  if (missing === null || (missing === undefined && typeof shipping?.freeAbove !== 'number')) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {missing === undefined ? '\u00a0' : <Missing cents={missing} />}
    </Typography>
  );
}

function Missing({ cents }: { cents: number }) {
  if (cents === 0) return t.yourOrderShipsFree;
  return <>{t.addMoreForFreeShipping(<Money cents={cents} />)}</>;
}
