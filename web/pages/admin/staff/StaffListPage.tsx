import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/staff';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { EditPermissions } from '../../../features/accounts/EditPermissions.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import { InviteStaff } from '../../../features/accounts/InviteStaff.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { listOf } from '../../../features/accounts/permissions.ts';
import { presetOf } from '../../../features/accounts/presets.ts';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { logUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { OpenInvitations } from './OpenInvitations.tsx';
import { useRemoveStaffMutation, useStaffListPageQuery } from './StaffListPage.generated.tsx';

const Remove = actionButton(useRemoveStaffMutation, t.removedFromTheStaff);

const columns: Column<ManagedUserFragment>[] = [
  { title: t.name, cell: (user) => <Name user={user} /> },
  { title: t.email, cell: (user) => <EmailOf {...user} /> },
  {
    title: t.permissions,
    cell: ({ isAdmin, permissions }) =>
      isAdmin ? t.adminAll : [presetOf(permissions), listOf(permissions)].filter(Boolean).join(': '),
  },
  actionsColumn((user) => <Actions user={user} />),
];

interface OfUser {
  user: ManagedUserFragment;
}

/** Nobody changes the own permissions or those of an admin. */
function useMayEdit({ id, isAdmin }: ManagedUserFragment): boolean {
  const viewer = useViewer();
  return !isAdmin && id !== viewer?._id;
}

/** Leads to the permissions. */
function Name({ user }: OfUser) {
  const { pathname, search } = useLocation();
  if (!useMayEdit(user)) return user.name;
  return (
    <RowLink href={`${pathname + search}#${user.id}`} wraps>
      {user.name}
    </RowLink>
  );
}

function Actions({ user }: OfUser) {
  const log = (
    <Button href={logUrl({ actor: user.id })} size="small" aria-label={t.logOf(user.name)}>
      {t.log}
    </Button>
  );
  if (!useMayEdit(user)) return log;
  return (
    <>
      <EditPermissions user={user} />
      {log}
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
