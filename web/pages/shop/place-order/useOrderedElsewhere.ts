import { useEffect, useState } from 'react';
import { ensureCartId, type OrderedCart, readOrdered } from '../../../features/cart/cart-id.ts';

/** The order that another tab has made of the cart that this page shows; null as long as there is none. */
export function useOrderedElsewhere(id: string): OrderedCart | null {
  const [shown, setShown] = useState(id);
  useEffect(ensureCartId, []);
  useEffect(() => {
    if (id) setShown(id);
  }, [id]);
  // A cart that was ordered has no id any more.
  const ordered = id === '' && shown !== '' ? readOrdered() : null;
  return ordered?.cart === shown ? ordered : null;
}
