import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import * as t from '#messages/buy';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { QuantitySelect } from '../../ui/QuantitySelect.tsx';
import { useSettings } from '../../ui/settings.ts';
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

/** Price, stock, quantity and the button: a form that the server handles when the app has not started. */
export function BuyPanel({ price, isFrom, countInStock, line, labels, missing, onAdd }: BuyPanelProps) {
  const [chosen, setChosen] = useState(1);
  const { shipping, shippingPage, pricesIncludeTax } = useSettings();
  const inStock = countInStock > 0;
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
        p: 2.5,
        display: 'grid',
        gap: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Row label={t.price}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {isFrom && 'from '}
          <Money cents={price} />
          {pricesIncludeTax !== null && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', textAlign: 'end', color: 'text.secondary' }}
            >
              {pricesIncludeTax ? 'incl. tax' : t.plusTax}
            </Typography>
          )}
          {shippingPage && (
            <Link href={shippingPage} variant="body2" sx={{ display: 'block', textAlign: 'end' }}>
              {t.plusShipping}
            </Link>
          )}
        </Box>
      </Row>
      <Row label={t.status}>
        <StockStatus countInStock={countInStock} />
      </Row>
      {inStock && !missing && (
        <QuantitySelect name="qty" value={qty} max={countInStock} onChange={setChosen} />
      )}
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
      {shipping && inStock && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {price > (shipping.freeAbove ?? price) ? (
            t.shipsFree
          ) : (
            <>
              {t.shipping(<Money cents={shipping.price} />)}
              {shipping.freeAbove !== null && (
                <> {t.freeShippingOnOrdersAbove(<Money cents={shipping.freeAbove} />)}</>
              )}
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}

/** Leads to the first option of which nothing is chosen. */
function openChoice(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${PICKER} fieldset:not(:has(:checked)) :enabled`)?.focus();
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{label}</span>
      {children}
    </Box>
  );
}

/** Whether a product can be bought, and a word when few are left. */
function StockStatus({ countInStock }: { countInStock: number }) {
  const inStock = countInStock > 0;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {inStock && countInStock <= FEW && (
        <Typography component="span" variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          {t.onlyLeft(countInStock)}
        </Typography>
      )}
      <Box
        component="span"
        sx={{
          px: 1,
          borderRadius: 99,
          fontSize: '0.8125rem',
          fontWeight: 700,
          lineHeight: '1.5rem',
          color: inStock ? 'secondary.contrastText' : 'text.primary',
          bgcolor: inStock ? 'secondary.main' : 'action.selected',
        }}
      >
        {inStock ? t.inStock : t.outOfStock}
      </Box>
    </Box>
  );
}
