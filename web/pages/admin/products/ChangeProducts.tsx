import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import * as t from '#messages/admin/products';
import { type Outcome, useInParts } from '../../../features/catalog/useInParts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { AdminProductsFiltersQuery, ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { useUpdateProductsMutation } from './BulkProducts.generated.tsx';
import { type KindName, kindOf, kinds, readChanges, seen } from './changes.ts';
import { Examples } from './Examples.tsx';
import { Refusals } from './Refusals.tsx';
import { useUndoChanges } from './useUndoChanges.ts';
import type { ProductSelection } from './views.ts';

interface ChangeProductsProps {
  selection: ProductSelection;
  categories: AdminProductsFiltersQuery['categories'];
  onClose: () => void;
}

const groups = Map.groupBy(Object.keys(kinds) as KindName[], (name) => kinds[name].group);
const labels = { percent: t.percent, money: t.amount, quantity: t.quantity, text: t.brand };

/** Changes the selected products after a preview, and lists those that were refused. */
export function ChangeProducts({ selection, categories, onClose }: ChangeProductsProps) {
  const [kind, setKind] = useState<KindName>('publish');
  const [typed, setTyped] = useState('');
  const [isReduction, setIsReduction] = useState(true);
  const [outcome, setOutcome] = useState<Outcome<ListedProductFragment> | null>(null);
  const { changeAll, sent } = useInParts(useUpdateProductsMutation({ context: { inlineErrors: true } }));
  const undo = useUndoChanges();
  const { selected: products, keep } = selection;
  const { value, canReduce } = kindOf(kind);
  const changes = readChanges(kind, typed, isReduction);

  const send = async () => {
    if (!changes || sent !== null) return;
    const result = await changeAll(products, (part) => ({ products: part.map(seen), changes }));
    keep(new Set(result.refused.map(({ thing }) => thing.id)));
    const changed = result.done.map(({ id }) => id);
    if (changed.length > 0)
      toast(changed.length === 1 ? t.oneProductChanged : t.productsChanged(changed.length), {
        action: { label: t.undo, onClick: () => void undo(changed) },
        stays: true,
      });
    if (result.refused.length > 0) setOutcome(result);
    else onClose();
  };
  if (outcome) return <Refusals outcome={outcome} onClose={onClose} />;
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
        }}
        input={<TextField label={t.changeLabel} />}
      >
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
      {value === 'category' && (
        <Select
          label={t.category}
          value={typed}
          onChange={setTyped}
          none={t.chooseOne}
          options={categories.map(({ id, name, path }) => [id, '– '.repeat(path.length - 1) + name])}
        />
      )}
      {value !== 'none' && value !== 'category' && (
        <TextField
          label={labels[value]}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          hint={
            value === 'text'
              ? undefined
              : t.appliesToEachVariant(value === 'percent' ? t.suchAs125Rounded : '')
          }
          inputProps={{
            inputMode: value === 'text' ? 'text' : 'decimal',
            maxLength: 100,
            autoComplete: 'off',
          }}
        />
      )}
      {canReduce && (
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
