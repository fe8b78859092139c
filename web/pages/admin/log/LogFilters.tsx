import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';

const kinds = {
  account: 'Accounts',
  product: 'Products',
  category: 'Categories',
  attribute: 'Attributes',
  search: 'Search',
  promotion: 'Promotions',
  review: 'Reviews',
  order: 'Orders',
  payment: 'Payments',
  checkout: 'Checkouts',
  invitation: 'Invitations',
  mail: 'Mails',
  settings: 'Settings',
  work: 'Work of the shop',
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
        <option value="">All</option>
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
      aria-label="This list"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, my: 3 }}
    >
      {choice('actor', 'Person', people)}
      {choice('kind', 'Kind', kinds)}
      {day('from', 'From')}
      {day('to', 'To')}
      <Button variant="outlined" href={query.all}>
        Show all
      </Button>
    </Box>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: '1 1 130px', maxWidth: 200 }}>{children}</Box>;
}
