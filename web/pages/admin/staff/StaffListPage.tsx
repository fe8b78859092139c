import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/staff';
import { EditPermissions } from '../../../features/accounts/EditPermissions.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import { InviteStaff } from '../../../features/accounts/InviteStaff.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { listOf } from '../../../features/accounts/permissions.ts';
import { RemoveStaff } from '../../../features/accounts/RemoveStaff.tsx';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { logUrl } from '../../../router/admin-urls.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { OpenInvitations } from './OpenInvitations.tsx';
import { useStaffListPageQuery } from './StaffListPage.generated.tsx';

const columns: Column<ManagedUserFragment>[] = [
  { title: t.name, cell: ({ id, name }) => <Link href={logUrl({ actor: id })}>{name}</Link> },
  { title: t.email, cell: (user) => <EmailOf {...user} /> },
  {
    title: t.permissions,
    cell: ({ isAdmin, permissions }) => (isAdmin ? t.adminAll : listOf(permissions)),
  },
  { title: t.actions, hideTitle: true, cell: (user) => <Actions user={user} /> },
];

/** Nobody changes the own permissions or those of an admin. */
function Actions({ user }: { user: ManagedUserFragment }) {
  const viewer = useViewer();
  if (user.isAdmin || user.id === viewer?._id) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <EditPermissions user={user} />
      <RemoveStaff user={user} />
    </Box>
  );
}

/** Everybody who manages a part of the shop. */
export default function StaffListPage() {
  const query = useTableQuery(['NAME']);
  const { data, previousData, error, refetch } = useStaffListPageQuery({
    variables: { page: query.variables.page },
  });
  const staff = (data ?? previousData)?.staff;
  return (
    <>
      <PageTitle title={t.staff} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h1">{t.staff}</Typography>
        <InviteStaff />
      </Box>
      <LoadError error={error} onRetry={refetch} />
      {staff ? (
        <>
          <DataTable label={t.staff} columns={columns} rows={staff.users} stale={!data} />
          <Pager page={staff.page} pages={staff.pages} href={(to) => query.href({ page: String(to) })} />
        </>
      ) : (
        !error && <Loader />
      )}
      {data && <OpenInvitations invitations={data.invitations} />}
    </>
  );
}
