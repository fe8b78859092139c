import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { Money } from '../../ui/Money.tsx';

/** A way of shipping with its price for the cart, in minor units. */
export interface OfferedMethod {
  id: string;
  name: string;
  description: string;
  price: number;
  daysMin: number | null;
  daysMax: number | null;
}

interface ShippingChoiceProps {
  methods: readonly OfferedMethod[];
  /** Id of the one that the order is priced with. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The ways of shipping an order, as radio cards. Left out when there is nothing to choose. */
export function ShippingChoice({ methods, chosen, onChoose }: ShippingChoiceProps) {
  if (methods.length < 2) return null;
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0, display: 'grid', gap: 1, maxWidth: 560 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        Shipping Method
      </Box>
      {methods.map((method) => (
        <FormControlLabel
          key={method.id}
          control={<Radio name="shippingMethod" value={method.id} checked={method.id === chosen} />}
          onChange={() => onChoose(method.id)}
          label={<Offer {...method} />}
          disableTypography
          sx={{
            m: 0,
            pr: 2,
            py: 0.5,
            border: 1,
            borderRadius: 2,
            borderColor: method.id === chosen ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
            '& > :last-child': { flexGrow: 1 },
          }}
        />
      ))}
    </Box>
  );
}

function Offer({ name, description, price, daysMin, daysMax }: OfferedMethod) {
  const details = [description, daysText(daysMin, daysMax)].filter(Boolean).join(' · ');
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {details && (
          <Box component="span" sx={{ display: 'block', fontSize: 14, color: 'text.secondary' }}>
            {details}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {price === 0 ? 'Free' : <Money cents={price} />}
      </Box>
    </Box>
  );
}

/** "2 to 4 days"; empty when nothing is known. */
export function daysText(min: number | null, max: number | null): string {
  if (min === null && max === null) return '';
  if (min !== null && max !== null && min !== max) return `${min} to ${max} days`;
  const days = max ?? min;
  return days === 1 ? '1 day' : `${days} days`;
}
