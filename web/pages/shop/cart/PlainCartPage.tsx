import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/plain-cart';
import { parseCookieLines } from '#money/cart-cookie';
import { readFailure } from '../../../apollo/errors.ts';
import { type QuoteQuery, useQuoteQuery } from '../../../features/cart/Quote.generated.tsx';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { SummaryLayout } from '../../../features/checkout/SummaryLayout.tsx';
import { productLineUrl } from '../../../router/urls.ts';
import { BackorderNote } from '../../../ui/BackorderNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { UnitPrice } from '../../../ui/UnitPrice.tsx';

/** The cart without scripts: what forms have added, which the server reads from a cookie and names in the address. */
export default function PlainCartPage() {
  const wanted = parseCookieLines(new URLSearchParams(useLocation().search).get('lines') ?? '');
  const { data, error } = useQuoteQuery({ variables: { lines: wanted } });
  return (
    <>
      <PageTitle title={t.shoppingCart} />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t.shoppingCart}
      </Typography>
      {error && <Message severity="error">{readFailure(error).message}</Message>}
      {data ? (
        <SummaryLayout
          summary={
            <OrderSummary prices={data.cart} discounts={data.cart.discounts}>
              <noscript>
                <p>{t.checkingOutNeedsJavascriptTurn}</p>
              </noscript>
            </OrderSummary>
          }
        >
          <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.cart.lines.map((line) => (
              <PlainLine
                key={line.variantId}
                line={line}
                qty={wanted.find(({ variantId }) => variantId === line.variantId)?.qty ?? 1}
              />
            ))}
          </Paper>
        </SummaryLayout>
      ) : (
        <EmptyState action={{ href: '/', label: t.seeAllProducts }}>{t.yourCartCannotBeShown}</EmptyState>
      )}
    </>
  );
}

interface PlainLineProps {
  line: QuoteQuery['cart']['lines'][number];
  qty: number;
}

function PlainLine({ line, qty }: PlainLineProps) {
  const { productId, variantId, options, image, product, variant } = line;
  const left = variant?.availableQuantity ?? 0;
  const id = `${productId}.${variantId}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        gap: 2,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {image ? <Picture image={image} alt="" sizes="72px" /> : <span />}
      <div>
        <Link href={productLineUrl(productId, variantId)} sx={{ display: 'block', fontWeight: 600 }}>
          {product?.name ?? 'A product'}
        </Link>
        {options.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {options.join(', ')}
          </Typography>
        )}
        {variant && <Money cents={variant.price} />}
        <UnitPrice of={variant?.unitPrice} />
        {left < qty && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {!variant ? t.noLongerSold : left > 0 ? t.onlyLeft(left) : t.outOfStock}
          </Typography>
        )}
        {variant && left >= qty && <BackorderNote qty={qty} {...variant} />}
        <Box
          component="form"
          method="post"
          action="/cart"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mt: 1 }}
        >
          {left > 0 && (
            <>
              <Box
                component="input"
                type="number"
                name="qty"
                aria-label={t.quantityOf(product?.name)}
                defaultValue={qty}
                min={1}
                max={left}
                sx={{
                  width: 72,
                  height: 44,
                  px: 1,
                  font: 'inherit',
                  color: 'text.primary',
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'field.main',
                  borderRadius: 1,
                }}
              />
              <Button type="submit" name="line" value={id}>
                {t.update}
              </Button>
            </>
          )}
          <Button type="submit" name="line" value={`${id}.0`} aria-label={t.removeAProduct(product?.name)}>
            {t.remove}
          </Button>
        </Box>
      </div>
    </Box>
  );
}
