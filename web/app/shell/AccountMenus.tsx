import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { useViewer } from '../../features/accounts/viewer.ts';
import { keepCart } from '../../features/cart/cart-copies.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';

const adminLinks = [
  { label: 'Products', href: '/admin/productlist' },
  { label: 'Orders', href: '/admin/orderlist' },
  { label: 'Users', href: '/admin/userlist' },
  { label: 'Money check', href: '/admin/money' },
  { label: 'Jobs', href: '/admin/jobs' },
];

/** The menus of the signed-in person, or the way to sign in. */
export function AccountMenus() {
  const viewer = useViewer();
  const signOut = useSignOut();
  if (!viewer) {
    return (
      <Button color="inherit" href="/login">
        Sign In
      </Button>
    );
  }
  const leave = () => {
    // Begun before the cart is cleared; one can sign out without it.
    keepCart(viewer._id).catch(() => undefined);
    return signOut();
  };
  return (
    <>
      <DropdownMenu
        title={viewer.name}
        items={[
          { label: 'Profile', href: '/profile' },
          { label: 'Logout', onClick: leave },
        ]}
      />
      {viewer.isAdmin && <DropdownMenu title="Admin" items={adminLinks} />}
    </>
  );
}
