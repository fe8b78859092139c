import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/log';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';

const kinds = {
  account: t.accounts,
  product: t.products,
  category: t.categories,
  attribute: t.attributes,
  search: t.search,
  promotion: t.promotions,
  review: t.reviews,
  order: t.orders,
  payment: t.payments,
  checkout: t.checkouts,
  invitation: t.invitations,
  mail: t.mails,
  settings: t.settings,
  work: t.workOfTheShop,
};

interface LogFiltersProps {
  query: TableQuery;
  /** Names of the staff by their ids. */
  people: Record<string, string>;
}

/** Narrows the log down; a choice applies at once. */
export function LogFilters({ query, people }: LogFiltersProps) {
  const day = (name: string, label: string) => (
    <Place>
      <TextField
        // A new key puts the day of the address into the box.
        key={query.filter(name)}
        type="date"
        label={label}
        defaultValue={query.filter(name) ?? ''}
        onBlur={({ target }) =>
          target.value !== (query.filter(name) ?? '') && query.apply({ [name]: target.value })
        }
      />
    </Place>
  );
  const choice = (name: string, label: string, options: Record<string, string>) => (
    <Place>
      <NativeSelect
        fullWidth
        value={query.filter(name) ?? ''}
        onChange={({ target }) => query.apply({ [name]: target.value })}
        input={<TextField label={label} />}
      >
        <option value="">{t.all}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Place>
  );
  return (
    <Box
      role="search"
      aria-label={t.thisList}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, my: 3 }}
    >
      {choice('actor', t.person, people)}
      {choice('kind', t.kind, kinds)}
      {day('from', t.fromLabel)}
      {day('to', t.to)}
      <Button variant="outlined" href={query.all}>
        {t.showAll}
      </Button>
    </Box>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: '1 1 130px', maxWidth: 200 }}>{children}</Box>;
}
