import Link from '@mui/material/Link';
import * as t from '#messages/admin/staff';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { EditPermissions } from '../../../features/accounts/EditPermissions.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import { InviteStaff } from '../../../features/accounts/InviteStaff.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { listOf } from '../../../features/accounts/permissions.ts';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { logUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { OpenInvitations } from './OpenInvitations.tsx';
import { useRemoveStaffMutation, useStaffListPageQuery } from './StaffListPage.generated.tsx';

const Remove = actionButton(useRemoveStaffMutation, t.removedFromTheStaff);

const columns: Column<ManagedUserFragment>[] = [
  { title: t.name, cell: ({ id, name }) => <Link href={logUrl({ actor: id })}>{name}</Link> },
  { title: t.email, cell: (user) => <EmailOf {...user} /> },
  {
    title: t.permissions,
    cell: ({ isAdmin, permissions }) => (isAdmin ? t.adminAll : listOf(permissions)),
  },
  actionsColumn((user) => <Actions user={user} />),
];

/** Nobody changes the own permissions or those of an admin. */
function Actions({ user }: { user: ManagedUserFragment }) {
  const viewer = useViewer();
  if (user.isAdmin || user.id === viewer?._id) return null;
  return (
    <>
      <EditPermissions user={user} />
      <Remove
        variables={{ userId: user.id }}
        question={t.removeFromTheStaff(user.name)}
        consequence={t.fromNowOnThisPerson}
        size="small"
        color="error"
        aria-label={t.removeFromStaff(user.name)}
      >
        {t.remove}
      </Remove>
    </>
  );
}

/** Everybody who manages a part of the shop. */
export default function StaffListPage() {
  const query = useTableQuery(['NAME']);
  const { page } = query.variables;
  return (
    <AdminPage
      title={t.staff}
      action={<InviteStaff />}
      result={useStaffListPageQuery({ variables: { page } })}
    >
      {({ staff, invitations }, stale) => (
        <>
          <DataTable label={t.staff} columns={columns} rows={staff.users} stale={stale} />
          <Pager page={staff.page} pages={staff.pages} href={query.pageHref} />
          <OpenInvitations invitations={invitations} />
        </>
      )}
    </AdminPage>
  );
}
