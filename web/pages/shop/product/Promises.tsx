import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/promises';
import { Glyph, outlined } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { type ReturnOffer, useSettings } from '../../../ui/settings.ts';

const TRUCK =
  'M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5zM7 18.5a1.6 1.6 0 1 0 0-.1zM17 18.5a1.6 1.6 0 1 0 0-.1z';
const BACK = 'M4.5 9.5A8 8 0 1 1 4 13M4.5 4.5v5h5';
const CARD = 'M3 6h18v12.5H3zM3 10h18M6.5 15h4';

interface PromisesProps {
  /** Minor units. */
  price: number;
  countInStock: number;
  availableQuantity: number;
}

/** Below the button that buys: when a product arrives and what that costs, how it can be sent back, and how it is paid. */
export function Promises({ price, countInStock, availableQuantity }: PromisesProps) {
  const { shipping, returns, payments, ...settings } = useSettings();
  // No day is promised for what is not there.
  const arrives = countInStock > 0 && settings.arrives;
  return (
    <Box component="ul" sx={list}>
      {availableQuantity > 0 && (arrives || shipping) && (
        <Row icon={TRUCK} title={arrives ? t.arrives(arrives) : shippingText(shipping!, price)}>
          {arrives && shipping && shippingText(shipping, price)}
        </Row>
      )}
      {returns && (
        <Row icon={BACK} title={t.daysToSendBack(returns.days)}>
          {returnsText(returns)}
        </Row>
      )}
      {payments && <Row icon={CARD} title={t.payment(payments)} />}
    </Box>
  );
}

function Row({ icon, title, children }: { icon: string; title: ReactNode; children?: ReactNode }) {
  return (
    <Box component="li" sx={row}>
      <Glyph path={icon} size={22} sx={outlined} />
      {/* Browsers have other names for some countries than the server. */}
      <div suppressHydrationWarning>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {children && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>}
      </div>
    </Box>
  );
}

/** Such as "Shipping $10.00. Free shipping on orders above $100.00". */
const shippingText = (
  { price: cost, freeAbove }: { price: number; freeAbove: number | null },
  price: number,
) =>
  price > (freeAbove ?? price) ? (
    t.shipsFree
  ) : (
    <>
      {t.shipping(<Money cents={cost} />)}
      {freeAbove !== null && <> {t.freeShippingOnOrdersAbove(<Money cents={freeAbove} />)}</>}
    </>
  );

/** Such as "Free of charge, from Austria and Germany". */
function returnsText({ fees, countries }: ReturnOffer): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const from = new Intl.ListFormat('en').format(countries.map((code) => names.of(code) ?? code));
  return t.fromCountries(fees === 'shop' ? t.freeOfCharge : t.atYourOwnCost, from);
}

const list = { m: 0, p: 0, width: '100%', listStyle: 'none' };
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
};
