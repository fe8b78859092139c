import { useState } from 'react';
import * as t from '#messages/admin/search';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { removeButton } from '../../../apollo/remove-button.tsx';
import { nameOf, PickProducts } from '../../../features/catalog/PickProducts.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePinProductsMutation } from './Pins.generated.tsx';
import type { PinnedFragment } from './SearchSettingsPage.generated.tsx';

/** Most products of a keyword. */
const MOST = 10;

const Unpin = removeButton(usePinProductsMutation, t.productsUnpinned, usePinProductsMutation);

type Row = PinnedFragment & { id: string };

const columns: Column<Row>[] = [
  { title: t.keyword, cell: ({ keyword }) => keyword },
  { title: t.shownFirst, cell: ({ products }) => products.map(nameOf).join(', ') },
  actionsColumn((pinned) => (
    <>
      <EditPins pinned={pinned} label={t.edit} />
      <Unpin
        variables={{ input: { keyword: pinned.keyword, productIds: [] } }}
        name={pinned.keyword}
        undo={{
          input: { keyword: pinned.keyword, productIds: pinned.products.map(({ id }) => id) },
        }}
      />
    </>
  )),
];

/** The products that are shown first for a keyword. */
export function Pins({ pins }: { pins: readonly PinnedFragment[] }) {
  const rows = pins.map((pinned) => ({ ...pinned, id: pinned.keyword }));
  return (
    <Section
      title={t.pinnedProducts}
      intro={t.productsThatASearchFor}
      action={<EditPins label={t.pinProducts} taken={pins.map(({ keyword }) => keyword)} />}
    >
      {rows.length > 0 && <DataTable label={t.pinnedProducts} columns={columns} rows={rows} />}
    </Section>
  );
}

interface EditPinsProps {
  pinned?: PinnedFragment;
  label: string;
  /** Keywords that have products, which a new one may not replace. */
  taken?: readonly string[];
}

/** A button that opens the form of a keyword, a new one without `pinned`. */
function EditPins({ pinned, label, taken = [] }: EditPinsProps) {
  const [products, setProducts] = useState<PinnedFragment['products']>([]);
  const [problem, setProblem] = useState<string>();
  const toInput = (form: FormData) => {
    const keyword = pinned?.keyword ?? String(form.get('keyword'));
    const isTaken = taken.includes(keyword.trim().toLowerCase());
    setProblem(isTaken ? t.hasProductsAlreadyEditThat(keyword) : undefined);
    return isTaken ? null : { keyword, productIds: products.map(({ id }) => id) };
  };
  return (
    <FormButton
      label={label}
      size={pinned ? 'small' : 'medium'}
      variant={pinned ? 'text' : 'outlined'}
      aria-label={pinned && `${label}: ${pinned.keyword}`}
      title={pinned ? t.shownFirstFor(pinned.keyword) : t.pinProducts}
      mutation={usePinProductsMutation({ context: { inlineErrors: true } })}
      done={t.pinnedProductsSaved}
      otherField="productIds"
      toInput={toInput}
      isIncomplete={!pinned && products.length === 0}
      onOpen={() => setProducts(pinned?.products ?? [])}
    >
      {(errors) => (
        <>
          {!pinned && (
            <TextField
              required
              autoFocus
              label={t.keywordLabel}
              name="keyword"
              error={problem ?? errors.keyword}
              inputProps={{ maxLength: 100 }}
            />
          )}
          <PickProducts products={products} most={MOST} onChange={setProducts} isOrdered />
        </>
      )}
    </FormButton>
  );
}
