import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import * as t from '#messages/admin/segments';
import { CategorySearch } from '../../../features/catalog/CategorySearch.tsx';
import { type PickedProduct, PickProducts } from '../../../features/catalog/PickProducts.tsx';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { filterName } from './customer-filter.ts';
import { type FilterNamesFragment, useFilterCategoriesQuery } from './Segments.generated.tsx';

/** Most days of a condition on what was bought. */
const MOST_DAYS = 3_650;

interface BoughtFieldsProps {
  filter: CustomerFilterInput | null;
  names: FilterNamesFragment | undefined;
}

/** The fields of what customers bought, and when. */
export function BoughtFields({ filter, names }: BoughtFieldsProps) {
  const [category, setCategory] = useState(filter?.boughtCategoryId ?? '');
  const { data } = useFilterCategoriesQuery();
  return (
    <Box component="fieldset" sx={{ ...plain, gap: 2.5 }}>
      <Typography component="legend" sx={legend}>
        {t.bought}
      </Typography>
      <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{t.boughtHint}</Typography>
      <ProductFields name="boughtProduct" label={t.boughtProduct} {...{ filter, names }} />
      <ProductFields name="notBoughtProduct" label={t.notBoughtProduct} {...{ filter, names }} />
      <Condition name="boughtCategory" label={t.boughtCategory} id={category} filter={filter}>
        <CategorySearch
          required={false}
          label={t.category}
          categories={data?.categories ?? []}
          value={data ? category : ''}
          onChange={setCategory}
        />
      </Condition>
    </Box>
  );
}

interface ProductFieldsProps extends BoughtFieldsProps {
  name: 'boughtProduct' | 'notBoughtProduct';
  label: string;
}

function ProductFields({ name, label, filter, names }: ProductFieldsProps) {
  const id = filter?.[`${name}Id`];
  const [chosen, setChosen] = useState<PickedProduct[]>(id ? [{ id, name: '', isDraft: false }] : []);
  const shown = chosen.map((each) => ({ ...each, name: each.name || filterName(name, names) }));
  return (
    <Condition {...{ name, label, filter }} id={chosen[0]?.id ?? ''}>
      <PickProducts products={shown} most={1} onChange={setChosen} />
    </Condition>
  );
}

interface ConditionProps {
  name: 'boughtProduct' | 'notBoughtProduct' | 'boughtCategory';
  label: string;
  /** Of what is chosen; empty for none. */
  id: string;
  filter: CustomerFilterInput | null;
  children: ReactNode;
}

/** One choice, and the days in which it was bought. */
function Condition({ name, label, id, filter, children }: ConditionProps) {
  return (
    <Box component="fieldset" sx={{ ...plain, gap: 1 }}>
      <Typography component="legend" sx={legend}>
        {label}
      </Typography>
      <input type="hidden" name={`${name}Id`} value={id} />
      {children}
      <TextField
        type="number"
        name={`${name}WithinDays`}
        label={t.withinDays}
        disabled={id === ''}
        defaultValue={filter?.[`${name}WithinDays`] ?? ''}
        inputProps={{ min: 1, max: MOST_DAYS, step: 1 }}
      />
    </Box>
  );
}

const plain = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid' } as const;
const legend = { p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' } as const;
