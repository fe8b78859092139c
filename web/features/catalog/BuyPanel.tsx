import Box from '@mui/material/Box';
import { type FormEvent, type MouseEvent, useState } from 'react';
import * as t from '#messages/buy';
import { Button } from '../../ui/Button.tsx';
import { QuantitySelect } from '../../ui/QuantitySelect.tsx';
import { AddBar } from './AddBar.tsx';
import { FEW } from './few.ts';
import { PICKER } from './VariantPicker.tsx';

interface BuyPanelProps {
  /** Minor units. */
  price: number;
  /** Some variants that can still be chosen cost more. */
  isFrom: boolean;
  countInStock: number;
  /** Ids of the product and the variant, with a dot between them. */
  line: string;
  /** The options of the variant, as they are shown. */
  labels: string[];
  /** The option of which a value has to be chosen first. */
  missing?: string;
  onAdd: (qty: number) => void;
}

/** Stock, quantity and the button: a form that the server handles when the app has not started. */
export function BuyPanel({ price, isFrom, countInStock, line, labels, missing, onAdd }: BuyPanelProps) {
  const [chosen, setChosen] = useState(1);
  const inStock = countInStock > 0;
  const canChoose = inStock && !missing;
  // The stock may have fallen since the choice was made.
  const qty = Math.min(chosen, Math.max(1, countInStock));
  return (
    <Box
      component="form"
      method="post"
      action="/cart"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // As the field shows it: it may have been chosen before the app had started.
        onAdd(Number(new FormData(event.currentTarget).get('qty')) || qty);
      }}
      sx={{
        justifySelf: 'stretch',
        display: 'grid',
        gridTemplateColumns: { md: canChoose ? '6rem 1fr' : '1fr' },
        gap: 1.5,
        alignItems: 'end',
      }}
    >
      <StockStatus countInStock={countInStock} />
      {canChoose && <QuantitySelect name="qty" value={qty} max={countInStock} onChange={setChosen} />}
      <AddBar price={price} isFrom={isFrom} labels={labels}>
        {inStock && missing ? (
          <Button
            variant="contained"
            size="large"
            href={`#${PICKER}`}
            onClick={openChoice}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {t.choose(/^[aeiou]/i.test(missing), missing.toLowerCase())}
          </Button>
        ) : (
          <Button variant="contained" size="large" type="submit" name="line" value={line} disabled={!inStock}>
            {t.addToCart}
          </Button>
        )}
      </AddBar>
    </Box>
  );
}

/** Leads to the first option of which nothing is chosen. */
function openChoice(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${PICKER} fieldset:not(:has(:checked)) :enabled`)?.focus();
}

/** Whether a product can be bought, and a word when few are left. */
function StockStatus({ countInStock }: { countInStock: number }) {
  const inStock = countInStock > 0;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        fontWeight: 600,
        color: inStock ? 'success.main' : 'text.secondary',
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: 2,
          ...(inStock && { bgcolor: 'currentColor' }),
        },
      }}
    >
      {inStock ? t.inStock : t.outOfStock}
      {inStock && countInStock <= FEW && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {t.onlyLeft(countInStock)}
        </Box>
      )}
    </Box>
  );
}
