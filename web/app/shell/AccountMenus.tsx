import * as t from '#messages/app';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { adminLinks } from '../../router/admin-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';

/** The menus of the signed-in person, or the way to sign in. */
export function AccountMenus() {
  const viewer = useViewer();
  const signOut = useSignOut();
  const usable = adminLinks.filter(({ needs }) => may(viewer, needs));
  if (!viewer) {
    return (
      <Button color="inherit" href="/login">
        {t.signIn}
      </Button>
    );
  }
  const leave = async () => {
    // Before the cart is cleared; one can sign out without it.
    await import('../../features/cart/follow-account.ts')
      .then(({ leaveCart }) => leaveCart(viewer._id))
      .catch(() => undefined);
    return signOut();
  };
  return (
    <>
      <DropdownMenu
        title={viewer.name}
        items={[
          { label: t.profile, href: '/profile' },
          { label: t.myOrders, href: '/orders' },
          { label: t.logout, onClick: leave },
        ]}
      />
      {usable.length > 0 && <DropdownMenu title={t.admin} items={usable} />}
    </>
  );
}
