import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';
import * as t from '#messages/addresses';
import { addressLines } from '#money/postal-address';
import type { SavedAddressFragment } from './Addresses.generated.tsx';
import { isSameAddress, type TypedAddress, toTyped } from './typed-address.ts';

interface SavedAddressesProps {
  addresses: readonly SavedAddressFragment[];
  typed: TypedAddress;
  onChoose: (typed: TypedAddress) => void;
}

/** The address book as cards to choose from. The card of what is typed is the chosen one. */
export function SavedAddresses({ addresses, typed, onChoose }: SavedAddressesProps) {
  const chosen = addresses.find(({ address }) => isSameAddress(toTyped(address), typed));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {t.whereShouldItGo}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {addresses.map(({ id, label, address }) => (
          <Card key={id} value={id} isChosen={id === chosen?.id} onChoose={() => onChoose(toTyped(address))}>
            {label && <Box sx={{ fontWeight: 600 }}>{label}</Box>}
            {addressLines(address).join(', ')}
          </Card>
        ))}
        <Card value="" isChosen={!chosen} onChoose={() => onChoose(toTyped({ name: typed.name }))}>
          {t.somewhereElse}
        </Card>
      </Box>
    </Box>
  );
}

interface CardProps {
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Card({ value, isChosen, onChoose, children }: CardProps) {
  return (
    <FormControlLabel
      control={<Radio name="saved" value={value} checked={isChosen} onChange={onChoose} />}
      label={<Box>{children}</Box>}
      sx={{
        m: 0,
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
      }}
    />
  );
}
