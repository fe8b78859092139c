import Typography from '@mui/material/Typography';
import { formatCharge, hasForeignSign } from '#money/format-money';
import { useSettings } from '../../ui/settings.ts';

/** Says what is charged when the shop shows prices with another sign than that of the currency it charges. */
export function ChargeNote({ cents }: { cents: number }) {
  const settings = useSettings();
  if (!hasForeignSign(settings)) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      You will be charged {formatCharge(cents, settings)}
    </Typography>
  );
}
