import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/fulfillments';
import { carrierOfNumber, carriers } from '#money/carriers';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

const OTHER = 'other';
const names = carriers.map(({ name }) => name);
const choices = [...names, OTHER].map((name) => [name, name === OTHER ? t.anotherCarrier : name] as const);

interface Tracking {
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

interface TrackingFieldsProps {
  value?: Tracking;
  errors: Partial<Record<string, string>>;
  /** The tracking number has the focus, for who scans it. */
  isFirst?: boolean;
}

/** Who brings a parcel, and how it is tracked. */
export function TrackingFields({ value, errors, isFirst }: TrackingFieldsProps) {
  const isOther = !!value?.carrier && !names.includes(value.carrier);
  const [chosen, setCarrier] = useState(isOther ? OTHER : value?.carrier);
  const [number, setNumber] = useState(value?.trackingNumber ?? '');
  const known = chosen ?? carrierOfNumber(number) ?? (value ? '' : undefined);
  const carrier = known ?? lastCarrier();
  // Without a number nobody has said that this parcel goes with the carrier of the one before.
  const isProposed = known === undefined && carrier !== '' && number.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Select
        label={t.carrier}
        name={isProposed ? undefined : 'carrier'}
        hint={isProposed && t.asLastTime}
        value={carrier}
        options={choices}
        none={t.noCarrier}
        onChange={setCarrier}
      />
      <TextField
        label={t.trackingNumber}
        name="trackingNumber"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        hint={number.trim() !== '' && carrier === '' && t.withoutCarrierNoLink}
        autoFocus={isFirst}
        inputProps={{ maxLength: 100 }}
        error={errors.trackingNumber}
      />
      {carrier === OTHER && (
        <>
          <TextField
            required
            label={t.nameOfTheCarrier}
            name="otherCarrier"
            defaultValue={isOther ? value?.carrier : ''}
            inputProps={{ maxLength: 60 }}
            error={errors.carrier}
          />
          <TextField
            label={t.trackingAddress}
            name="trackingUrl"
            type="url"
            defaultValue={isOther ? (value?.trackingUrl ?? '') : ''}
            hint={t.aPageThatTracksIt}
            inputProps={{ maxLength: 500 }}
            error={errors.trackingUrl}
          />
        </>
      )}
    </Box>
  );
}

const LAST = 'carrier';

/** The carrier that was used last in this browser, if it is one that the shop knows. */
function lastCarrier(): string {
  const last = localStorage.getItem(LAST) ?? '';
  return names.includes(last) ? last : '';
}

/** So that the next parcel begins with it, or with none. A proposal that was left as it is stays one. */
export function rememberCarrier(form: FormData): void {
  if (form.has('carrier')) localStorage.setItem(LAST, readTracking(form).carrier ?? '');
}

/** What these fields hold. */
export function readTracking(form: FormData): Tracking {
  const text = (name: string) => String(form.get(name) ?? '').trim() || null;
  const carrier = text('carrier');
  return {
    carrier: carrier === OTHER ? text('otherCarrier') : carrier,
    trackingNumber: text('trackingNumber'),
    trackingUrl: text('trackingUrl'),
  };
}
