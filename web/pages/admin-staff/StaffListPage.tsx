import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EditPermissions } from '../../features/accounts/EditPermissions.tsx';
import { permissionLabels } from '../../features/accounts/permissions.ts';
import type { ViewerFragment } from '../../features/accounts/Viewer.generated.tsx';
import { mailUrl } from '../../router/urls.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useTableQuery } from '../../ui/useTableQuery.ts';
import { useStaffListPageQuery } from './StaffListPage.generated.tsx';

const columns: Column<ViewerFragment>[] = [
  { title: 'NAME', cell: ({ name }) => name },
  { title: 'EMAIL', cell: ({ email }) => <Link href={mailUrl(email)}>{email}</Link> },
  {
    title: 'PERMISSIONS',
    cell: ({ isAdmin, permissions }) =>
      isAdmin ? 'Admin: all' : permissions.map((each) => permissionLabels[each]).join(', '),
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (user) => (user.isAdmin ? null : <EditPermissions user={user} />),
  },
];

/** Everybody who manages a part of the shop. */
export default function StaffListPage() {
  const query = useTableQuery(['NAME']);
  const { data, previousData, error, refetch } = useStaffListPageQuery({
    variables: { page: query.variables.page },
  });
  const staff = (data ?? previousData)?.staff;
  return (
    <>
      <PageTitle title="Staff" />
      <Typography variant="h1">Staff</Typography>
      <Typography sx={{ color: 'text.secondary', my: 2 }}>
        Permissions are given to people with an account, in the list of users.
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {staff ? (
        <>
          <DataTable label="Staff" columns={columns} rows={staff.users} stale={!data} />
          <Pager page={staff.page} pages={staff.pages} href={(to) => query.href({ page: String(to) })} />
        </>
      ) : (
        !error && <Loader />
      )}
    </>
  );
}
