import Box from '@mui/material/Box';
import { DeleteUser } from '../../../features/accounts/DeleteUser.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { RevokeAdmin } from '../../../features/accounts/RevokeAdmin.tsx';
import { editUserUrl } from '../../../router/admin-urls.ts';
import type { UserColumn } from '../../../schema.generated.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { EditLink } from '../../../ui/EditLink.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useAdminUsersPageQuery } from './AdminUsersPage.generated.tsx';

const columns: Column<ManagedUserFragment>[] = [
  { title: 'ID', cell: ({ id }) => <small>{id}</small> },
  { title: 'NAME', sort: 'NAME' satisfies UserColumn, cell: ({ name }) => name },
  {
    title: 'EMAIL',
    sort: 'EMAIL' satisfies UserColumn,
    cell: (user) => <EmailOf {...user} />,
  },
  { title: 'ADMIN', cell: ({ isAdmin }) => <Mark isYes={isAdmin}>{isAdmin ? 'Yes' : 'No'}</Mark> },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (user) =>
      user.isAdmin ? (
        <RevokeAdmin user={user} />
      ) : (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <EditLink name={user.name} href={editUserUrl(user.id)} />
          <DeleteUser user={user} />
        </Box>
      ),
  },
];

/** Everybody with an account. */
export default function AdminUsersPage() {
  const query = useTableQuery<UserColumn>(['CREATED_AT', 'NAME', 'EMAIL']);
  const result = useAdminUsersPageQuery({ variables: query.variables });
  return (
    <TablePage
      title="Users"
      searchLabel="Name or email"
      columns={columns}
      query={query}
      result={result}
      read={({ users }) => ({ ...users, rows: users.users })}
    />
  );
}
