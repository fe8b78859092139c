import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import * as t from '#messages/shipping';
import { OptionalFields } from '../../../features/addresses/AddressFields.tsx';
import { BillingFields } from '../../../features/addresses/BillingFields.tsx';
import { hasMore } from '../../../features/addresses/typed-address.ts';
import type { ShippingForm } from './shipping-form.ts';

interface MoreFieldsProps {
  /** The order is not brought anywhere. */
  fetched: boolean;
  form: ShippingForm;
  onChange: (form: ShippingForm) => void;
}

/** What few orders need: company, phone, a billing address. Opens by itself when there is something in it. */
export function MoreFields({ fetched, form, onChange }: MoreFieldsProps) {
  const { shipping, billing } = form;
  const isNeeded = hasMore(shipping) || billing !== null;
  const [isOpen, setIsOpen] = useState(isNeeded);
  // It stays open when the last of it is deleted.
  useEffect(() => {
    if (isNeeded) setIsOpen(true);
  }, [isNeeded]);

  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      // A wrong field must be seen.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
        {t.moreCompanyPhoneBilling}
      </Box>
      {(isOpen || isNeeded) && (
        <Stack sx={{ gap: 2.5, pt: 1.5 }}>
          <OptionalFields
            named
            fetched={fetched}
            typed={shipping}
            onType={(name, value) => onChange({ ...form, shipping: { ...shipping, [name]: value } })}
          />
          <BillingFields billing={billing} onChange={(changed) => onChange({ ...form, billing: changed })} />
        </Stack>
      )}
    </Box>
  );
}
