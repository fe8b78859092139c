import Typography from '@mui/material/Typography';
import * as t from '#messages/checkout';
import { formatCharge, hasForeignSign } from '#money/format-money';
import { useSettings } from '../../ui/settings.ts';

/** States the charge where the shop shows prices with a sign other than that of the currency it charges. In minor units. */
export function ChargeNote({ cents }: { cents?: number }) {
  const settings = useSettings();
  if (!hasForeignSign(settings)) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {t.youWillBeCharged(cents === undefined ? '–' : formatCharge(cents, settings))}
    </Typography>
  );
}
