import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { totalQuantity } from '../../features/cart/cart.ts';
import { useCart } from '../../features/cart/cart-store.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The way to the cart, with the number of pieces in it. */
export function CartLink() {
  const pieces = totalQuantity(useCart());
  return (
    <IconButton color="inherit" href="/cart" aria-label={pieces > 0 ? `Cart, ${pieces} items` : 'Cart'}>
      <Badge badgeContent={pieces} max={999} color="secondary">
        <Icon name="cart" />
      </Badge>
    </IconButton>
  );
}
