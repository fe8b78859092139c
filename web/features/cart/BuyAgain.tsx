import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import * as t from '#messages/buy-again';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { linesAgain, type OrderedItem } from './buy-again.ts';
import { addItem } from './cart.ts';
import { readCart, updateCart } from './cart-store.ts';
import { useQuoteLazyQuery } from './Quote.generated.tsx';

interface BuyAgainProps {
  items: readonly OrderedItem[];
  /** Name of the order, for screen readers where there are several. */
  order?: string;
  label?: string;
}

/** A button that puts what was ordered, or belongs together, into the cart, as far as it is sold now, and says what is not. */
export function BuyAgain({ items, order, label = t.buyAgain }: BuyAgainProps) {
  const [fetchQuote] = useQuoteLazyQuery({ fetchPolicy: 'no-cache' });
  const [loading, setLoading] = useState(false);
  const [done, setDone] = useState<ReturnType<typeof linesAgain>>();
  const buy = async () => {
    setLoading(true);
    const wanted = items.map(({ product: productId, variantId, qty }) => ({ productId, variantId, qty }));
    const { data, error } = await fetchQuote({ variables: { lines: wanted } });
    if (!data || error) return;
    const again = linesAgain(items, data.cart.lines, readCart());
    updateCart((cart) => again.lines.reduce(addItem, cart));
    setDone(again);
  };
  const units = done?.lines.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={loading}
        onClick={() =>
          void buy()
            .catch(ignoreShown)
            .finally(() => setLoading(false))
        }
      >
        {label}
        {order && <VisuallyHidden> {t.ofOrder(order)}</VisuallyHidden>}
      </Button>
      {done && (
        <Box sx={{ order: 1, flexBasis: '100%', '& > *': { my: 0 } }}>
          <Message severity={done.problems.length > 0 ? 'warning' : 'success'}>
            {units > 0 ? t.areInYourCart(units) : t.nothingCanBeBought} {done.problems.join(' ')}{' '}
            {units > 0 && <Link href="/cart">{t.goToCart}</Link>}
          </Message>
        </Box>
      )}
    </>
  );
}
