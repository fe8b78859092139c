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
import { SummaryRow } from './SummaryRow.tsx';

export interface OrderSummaryProps {
  /** Minor units. Null while they are not known. */
  prices: Prices | null;
  /** What is bought, where the page does not show it. */
  items?: readonly { variantId: string; name: string; options: string[]; qty: number; price: number }[];
  /** What is taken off; minor units. */
  discounts?: readonly { id: string; title: string; code?: string | null; amount: number }[];
  /** Whether these are the prices of what is being bought; dimmed otherwise. */
  isCurrent?: boolean;
  /** Whether a method ships it: without one neither shipping nor total has a price. */
  isShipped?: boolean;
  /** Why the prices may not be right. */
  notice?: string | null;
  itemsLabel?: string;
  /** The tax by rate, when there is more than one. */
  taxLines?: readonly { name: string; basisPoints: number; amount: number }[];
  /** The total is not raised by the tax. */
  pricesIncludeTax?: boolean;
  /** On phones the rows are folded at first, so that only the total is shown. */
  folds?: boolean;
  /** Stands below the total. */
  children?: ReactNode;
}

/** What an order costs: items, shipping, tax and total. */
export function OrderSummary({
  prices,
  items = [],
  discounts = [],
  isCurrent = true,
  isShipped = true,
  notice,
  itemsLabel = t.items,
  taxLines,
  pricesIncludeTax,
  folds,
  children,
}: OrderSummaryProps) {
  const rows = useId();
  const total = isShipped ? prices?.totalPrice : undefined;
  const saved = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const [isFolded, setIsFolded] = useState(Boolean(folds));
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
          cents={total}
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
        <SummaryRow label={itemsLabel} cents={prices?.itemsPrice} />
        {items.map((item) => (
          <SummaryRow
            key={item.variantId}
            label={`${item.qty} × ${variantName(item)}`}
            cents={item.qty * item.price}
            isPart
          />
        ))}
        {discounts.map(({ id, title, code, amount }) => (
          <SummaryRow key={id} label={code ? `${title} (${code})` : title} cents={-amount} />
        ))}
        <SummaryRow label={t.shipping} cents={isShipped ? prices?.shippingPrice : undefined} />
        <SummaryRow label={pricesIncludeTax ? t.taxIncluded : t.tax} cents={prices?.taxPrice} />
        {taxLines &&
          taxLines.length > 1 &&
          taxLines.map(({ name, basisPoints, amount }) => (
            <SummaryRow
              key={`${name} ${basisPoints}`}
              label={`${name} ${basisPoints / 100} %`}
              cents={amount}
              isPart
            />
          ))}
        <SummaryRow label={t.total} cents={total} isTotal />
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

// The delay keeps a quick answer from flickering.
const dimmed = { opacity: 0.7, transition: 'opacity 0.1s 0.2s' };
