import Box from '@mui/material/Box';
import * as t from '#messages/app';
import { totalQuantity } from '../../features/cart/cart.ts';
import { useCart } from '../../features/cart/cart-store.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** The way to the cart, with the number of items in it. */
export function CartLink() {
  const items = totalQuantity(useCart());
  return (
    <IconButton color="inherit" href="/cart" aria-label={items > 0 ? t.cartItems(items) : t.cart}>
      <Icon name="cart" />
      {items > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 0,
            left: '50%',
            minWidth: 20,
            px: 0.5,
            borderRadius: 99,
            textAlign: 'center',
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            font: 'inherit',
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: '1.25rem',
          }}
        >
          {items}
        </Box>
      )}
    </IconButton>
  );
}
