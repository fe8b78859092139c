import Box from '@mui/material/Box';
import { type FormEvent, type MouseEvent, useState } from 'react';
import * as backorder from '#messages/backorder';
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
  /** With units on backorder. */
  availableQuantity: number;
  /** Ids of the product and the variant, with a dot between them. */
  line: string;
  /** The options of the variant, as they are shown. */
  labels: string[];
  /** The option of which a value has to be chosen first. */
  missing?: string;
  onAdd: (qty: number) => void;
}

/** Stock, quantity and the button: a form that the server handles when the app has not started. */
export function BuyPanel({ price, isFrom, line, labels, missing, onAdd, ...stock }: BuyPanelProps) {
  const { availableQuantity } = stock;
  const [chosen, setChosen] = useState(1);
  const isSold = availableQuantity > 0;
  const isOwed = isSold && stock.countInStock <= 0;
  const canChoose = isSold && !missing;
  // The stock may have fallen since the choice was made.
  const qty = Math.min(chosen, Math.max(1, availableQuantity));
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
      <StockStatus {...stock} qty={qty} />
      {canChoose && <QuantitySelect name="qty" value={qty} max={availableQuantity} onChange={setChosen} />}
      <AddBar price={price} isFrom={isFrom} labels={isOwed ? [backorder.onBackorder, ...labels] : labels}>
        {isSold && missing ? (
          <Button
            variant="contained"
            size="large"
            href={`#${PICKER}`}
            onClick={openChoice}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {t.choose(/^[aeiou]/i.test(missing), missing)}
          </Button>
        ) : (
          <Button variant="contained" size="large" type="submit" name="line" value={line} disabled={!isSold}>
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

interface StockStatusProps {
  countInStock: number;
  availableQuantity: number;
  qty: number;
}

/** Whether a product can be bought, a word when few are left, and that units on backorder are not there yet. */
function StockStatus({ countInStock, availableQuantity, qty }: StockStatusProps) {
  const inStock = countInStock > 0;
  const isOwed = !inStock && availableQuantity > 0;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        fontWeight: 600,
        color: inStock ? 'success.main' : isOwed ? 'warning.main' : 'text.secondary',
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: 2,
          ...((inStock || isOwed) && { bgcolor: 'currentColor' }),
        },
      }}
    >
      {inStock ? t.inStock : isOwed ? backorder.onBackorder : t.outOfStock}
      {availableQuantity > 0 && availableQuantity <= FEW && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {t.onlyLeft(availableQuantity)}
        </Box>
      )}
      {availableQuantity > 0 && qty > countInStock && (
        <Box component="span" role="status" sx={{ width: 1, fontWeight: 400, color: 'text.primary' }}>
          {inStock ? backorder.partly(qty - countInStock) : backorder.shipsLater}
        </Box>
      )}
    </Box>
  );
}
