import { useSignOut } from '../features/accounts/useSignOut.ts';

/** Returns a function that signs the person with an id out. */
export function useLeave(): (id: string) => Promise<unknown> {
  const signOut = useSignOut();
  return async (id) => {
    // Before the cart is cleared; one can sign out without it.
    await import('../features/cart/follow-account.ts')
      .then(({ leaveCart }) => leaveCart(id))
      .catch(() => undefined);
    return signOut();
  };
}
