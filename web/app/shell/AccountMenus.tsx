import * as t from '#messages/app';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';
import { useLeave } from '../useLeave.ts';

const adminLinks: { label: string; href: string; needs: Permission }[] = [
  { label: t.products, href: '/admin/productlist', needs: 'PRODUCTS' },
  { label: t.orders, href: '/admin/orderlist', needs: 'ORDERS' },
  { label: t.users, href: '/admin/userlist', needs: 'CUSTOMERS' },
];

/** The menus of the signed-in person, or the way to sign in. */
export function AccountMenus() {
  const viewer = useViewer();
  const leave = useLeave();
  if (!viewer) {
    return (
      <Button color="inherit" href="/login">
        {t.signIn}
      </Button>
    );
  }
  const isStaff = viewer.isAdmin || viewer.permissions.length > 0;
  return (
    <>
      <DropdownMenu
        title={viewer.name}
        items={[
          { label: t.profile, href: '/profile' },
          { label: t.myOrders, href: '/orders' },
          { label: t.savedProducts, href: '/saved' },
          { label: t.logout, onClick: () => leave(viewer._id) },
        ]}
      />
      {isStaff && (
        <DropdownMenu
          title={t.admin}
          items={[
            ...adminLinks.filter(({ needs }) => may(viewer, needs)),
            { label: t.overview, href: '/admin' },
          ]}
        />
      )}
    </>
  );
}
