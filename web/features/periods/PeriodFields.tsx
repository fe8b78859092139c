import Box from '@mui/material/Box';
import * as t from '#messages/admin/reports';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TableQuery } from '../../ui/useTableQuery.ts';
import { type Preset, presetsOn, useToday } from './periods.ts';

interface PeriodFieldsProps {
  query: TableQuery;
  /** The days of the report. */
  from: string;
  to: string;
  currency: string;
  currencies: readonly string[];
}

/** Chooses the days of a report, and its currency if money moved in several. A choice applies at once. */
export function PeriodFields({ query, from, to, currency, currencies }: PeriodFieldsProps) {
  const presets = presetsOn(useToday());
  const names = Object.keys(t.presets) as Preset[];
  const chosen = names.find((name) => presets[name].from === from && presets[name].to === to) ?? '';
  const others = [...new Set([...currencies, currency])];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, my: 2 }}>
      <Box sx={{ flex: '1 1 150px', maxWidth: 220 }}>
        <Select
          label={t.period}
          value={chosen}
          onChange={(value) => value && query.apply({ ...presets[value as Preset] })}
          {...(chosen === '' && { none: t.ownPeriod })}
          options={names.map((name) => [name, t.presets[name]] as const)}
        />
      </Box>
      <DayField label={t.from} value={from} onChange={(value) => query.apply({ from: value, to })} />
      <DayField label={t.to} value={to} onChange={(value) => query.apply({ from, to: value })} />
      {others.length > 1 && (
        <Box sx={{ flex: '1 1 100px', maxWidth: 140 }}>
          <Select
            label={t.currency}
            value={currency}
            onChange={(value) => query.apply({ currency: value })}
            options={others.map((each) => [each, each] as const)}
          />
        </Box>
      )}
    </Box>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day, which applies once the field is left. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Box sx={{ flex: '1 1 140px', maxWidth: 180 }}>
      <TextField
        // A new key puts the day of the report into the box.
        key={value}
        type="date"
        label={label}
        defaultValue={value}
        onBlur={({ target }) => target.value && target.value !== value && onChange(target.value)}
      />
    </Box>
  );
}
