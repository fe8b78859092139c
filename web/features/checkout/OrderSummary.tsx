import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import * as t from '#messages/checkout';
import { variantName } from '#money/line';
import type { Prices } from '#money/pricing';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pressable } from '../../ui/Pressable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface OrderSummaryProps {
  /** Minor units. Null while they are not known. */
  prices: Prices | null;
  /** What is bought, where the page does not show it. */
  items?: readonly { variantId: string; name: string; options: string[]; qty: number; price: number }[];
  /** What is taken off; minor units. */
  discounts?: readonly { id: string; title: string; code?: string | null; amount: number }[];
  /** Whether these are the prices of what is being bought; dimmed otherwise. */
  isCurrent?: boolean;
  /** Why the prices may not be right. */
  notice?: string | null;
  itemsLabel?: string;
  /** The tax by rate, when there is more than one. */
  taxLines?: readonly { name: string; basisPoints: number; amount: number }[];
  /** The total is not raised by the tax. */
  pricesIncludeTax?: boolean;
  /** On phones the rows can be folded, so that only the total is shown; how they begin. */
  folds?: 'folded' | 'open';
  /** Stands below the total. */
  children?: ReactNode;
}

/** What an order costs: items, shipping, tax and total. */
export function OrderSummary({
  prices,
  items = [],
  discounts = [],
  isCurrent = true,
  notice,
  itemsLabel = t.items,
  taxLines,
  pricesIncludeTax,
  folds,
  children,
}: OrderSummaryProps) {
  const rows = useId();
  const saved = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const [isFolded, setIsFolded] = useState(folds === 'folded');
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t.orderSummary}
      aria-busy={!isCurrent && !notice}
      sx={{ px: { xs: 2, md: 3 }, py: { xs: 1.5, md: 3 } }}
    >
      {folds && (
        <FoldButton
          controls={rows}
          isFolded={isFolded}
          cents={prices?.totalPrice}
          onPress={() => setIsFolded(!isFolded)}
        />
      )}
      <Box
        component="dl"
        id={rows}
        sx={{
          m: 0,
          display: { xs: isFolded ? 'none' : 'grid', md: 'grid' },
          gap: { xs: 0.5, md: 1 },
          ...(!isCurrent && { '& dd': dimmed }),
        }}
      >
        <Row label={itemsLabel} cents={prices?.itemsPrice} />
        {items.map((item) => (
          <Row
            key={item.variantId}
            label={`${item.qty} × ${variantName(item)}`}
            cents={item.qty * item.price}
            isPart
          />
        ))}
        {discounts.map(({ id, title, code, amount }) => (
          <Row key={id} label={code ? `${title} (${code})` : title} cents={-amount} />
        ))}
        <Row label={t.shipping} cents={prices?.shippingPrice} />
        <Row label={pricesIncludeTax ? t.taxIncluded : t.tax} cents={prices?.taxPrice} />
        {taxLines &&
          taxLines.length > 1 &&
          taxLines.map(({ name, basisPoints, amount }) => (
            <Row
              key={`${name} ${basisPoints}`}
              label={`${name} ${basisPoints / 100} %`}
              cents={amount}
              isPart
            />
          ))}
        <Row label={t.total} cents={prices?.totalPrice} isTotal />
      </Box>
      {saved > 0 && (
        <Typography sx={{ mt: 1, fontWeight: 600, color: 'success.main' }}>
          {t.youSave(<Money cents={saved} />)}
        </Typography>
      )}
      {children}
      <div role="status">
        {notice && (
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
            {notice}
          </Typography>
        )}
      </div>
    </Paper>
  );
}

interface FoldButtonProps {
  /** Id of the rows. */
  controls: string;
  isFolded: boolean;
  /** The total in minor units. */
  cents?: number;
  onPress: () => void;
}

/** The head of a folded summary, on phones alone: the total, and whether the rows are shown. */
function FoldButton({ controls, isFolded, cents, onPress }: FoldButtonProps) {
  return (
    <Pressable
      aria-controls={controls}
      aria-expanded={!isFolded}
      onClick={onPress}
      sx={{
        display: { xs: 'flex', md: 'none' },
        width: '100%',
        minHeight: 44,
        flexWrap: 'wrap',
        gap: 1,
        p: 0,
        justifyContent: 'flex-start',
        font: 'inherit',
        color: 'inherit',
        textAlign: 'start',
      }}
    >
      <span>{t.orderSummary}</span>
      <Box component="span" sx={{ display: 'flex', transform: isFolded ? 'none' : 'rotate(180deg)' }}>
        <Icon name="down" size={18} />
      </Box>
      <Box component="span" sx={{ ml: 'auto', fontSize: '1.25rem', fontWeight: 700 }}>
        <VisuallyHidden>{t.total} </VisuallyHidden>
        {cents === undefined ? '–' : <Money cents={cents} />}
      </Box>
    </Pressable>
  );
}

interface RowProps {
  label: string;
  cents?: number;
  isTotal?: boolean;
  /** Part of the row above. */
  isPart?: boolean;
}

function Row({ label, cents, isTotal, isPart }: RowProps) {
  const part = { pl: 2, fontSize: '0.875rem', color: 'text.secondary' };
  const total = {
    flexWrap: 'wrap',
    fontSize: '1.25rem',
    fontWeight: 700,
    pt: { xs: 0.5, md: 1.5 },
    borderTop: 1,
    borderColor: 'divider',
  };
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        ...(isTotal && total),
        ...(isPart && part),
      }}
    >
      <Box component="dt" sx={{ minWidth: 0, mr: 2 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
        {cents === undefined ? '–' : <Money cents={cents} />}
      </Box>
    </Box>
  );
}

// The delay keeps a quick answer from flickering.
const dimmed = { opacity: 0.7, transition: 'opacity 0.1s 0.2s' };
