import { useApolloClient } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import * as t from '#messages/admin/products';
import { type Outcome, useInParts } from '../../../features/catalog/useInParts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { randomKey } from '../../../ui/random-key.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { AdminProductsFiltersQuery, ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { useUpdateProductsMutation } from './BulkProducts.generated.tsx';
import { ChangeValue } from './ChangeValue.tsx';
import { type KindName, kindOf, kinds, readChanges, seen } from './changes.ts';
import { Examples } from './Examples.tsx';
import { Refusals } from './Refusals.tsx';
import { CHANGED, useUndoChanges } from './useUndoChanges.ts';
import type { ProductSelection } from './views.ts';

interface ChangeProductsProps {
  selection: ProductSelection;
  filters: AdminProductsFiltersQuery;
  onClose: () => void;
}

/** What a change makes stale that may have been made. */
const STALE = ['adminProducts', 'productCounts', 'products', 'product', 'todo'];

const groups = Map.groupBy(Object.keys(kinds) as KindName[], (name) => kinds[name].group);

/** Changes the selected products after a preview, and lists those that were refused. */
export function ChangeProducts({ selection, filters, onClose }: ChangeProductsProps) {
  const [kind, setKind] = useState<KindName | ''>('');
  const [typed, setTyped] = useState('');
  const [isReduction, setIsReduction] = useState(true);
  const [outcome, setOutcome] = useState<Outcome<ListedProductFragment> | null>(null);
  const { changeAll, sent } = useInParts(useUpdateProductsMutation({ context: { inlineErrors: true } }));
  const undo = useUndoChanges();
  const { cache } = useApolloClient();
  const { selected: products, keep } = selection;
  // What is tried again, since its response was lost, changes nothing twice.
  const [idempotencyKey] = useState(randomKey);
  const [attribute, setAttribute] = useState('');
  const chosen = kind === '' ? null : kindOf(kind);
  const changes =
    kind === ''
      ? null
      : readChanges(kind, typed, {
          isReduction,
          timeZone: filters.shopTimeZone,
          attribute: filters.attributes.find(({ key }) => key === attribute),
        });

  const send = async (some: readonly ListedProductFragment[] = products) => {
    if (!changes || sent !== null) return;
    const result = await changeAll(some, (part) => ({ products: part.map(seen), changes, idempotencyKey }));
    keep(new Set(result.refused.map(({ thing }) => thing.id)));
    const done = [...(outcome?.done ?? []), ...result.done];
    const same = [...(outcome?.same ?? []), ...result.same];
    const changed = done.filter((product) => !same.includes(product));
    if (changed.length > 0)
      toast(t.productsChanged(changed.length, same.length), {
        action: { label: t.undo, onClick: () => void undo(changed, idempotencyKey) },
        stays: true,
        about: CHANGED,
      });
    else if (same.length > 0) toast(t.nothingChanged(same.length), { about: CHANGED });
    if (result.refused.length > 0) setOutcome({ ...result, done, same });
    else onClose();
  };
  if (outcome)
    return (
      <Refusals
        outcome={outcome}
        pending={sent !== null}
        onRetry={() => void send(outcome.refused.map(({ thing }) => thing))}
        onClose={() => {
          // What was changed without an answer is not in the list yet.
          if (outcome.unknown > 0)
            for (const fieldName of STALE) cache.evict({ id: 'ROOT_QUERY', fieldName });
          onClose();
        }}
      />
    );
  return (
    <FormDialog
      title={products.length === 1 ? t.changeName(products[0]!.name) : t.changeProducts(products.length)}
      action={sent === null ? t.changeLabel : t.ofSent(sent, products.length)}
      pending={sent !== null}
      disabled={!changes}
      error={null}
      onSubmit={() => void send()}
      onClose={() => sent === null && onClose()}
    >
      <NativeSelect
        fullWidth
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as KindName);
          setTyped('');
          // A price that is set may be an ordinary one.
          setIsReduction(target.value !== 'price');
        }}
        input={<TextField label={t.changeLabel} />}
      >
        <option value="" disabled>
          {t.chooseWhatToChange}
        </option>
        {[...groups].map(([group, names]) => (
          <optgroup key={group} label={group}>
            {names.map((name) => (
              <option key={name} value={name}>
                {kinds[name].label}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      {chosen && (
        <ChangeValue
          kind={chosen}
          typed={typed}
          onType={setTyped}
          filters={filters}
          attribute={attribute}
          onAttribute={(key) => {
            setAttribute(key);
            setTyped('');
          }}
        />
      )}
      {chosen?.canReduce && (
        <FormControlLabel
          label={t.showThePriceUntilNow}
          control={
            <Checkbox checked={isReduction} onChange={({ target }) => setIsReduction(target.checked)} />
          }
        />
      )}
      {changes && <Examples products={products} changes={changes} />}
    </FormDialog>
  );
}
