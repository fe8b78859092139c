import * as t from '#messages/admin/users';
import { DeleteUser } from '../../../features/accounts/DeleteUser.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { RevokeAdmin } from '../../../features/accounts/RevokeAdmin.tsx';
import { editUserUrl } from '../../../router/admin-urls.ts';
import type { UserColumn } from '../../../schema.generated.ts';
import { actionsColumn, type Column } from '../../../ui/DataTable.tsx';
import { EditLink } from '../../../ui/EditLink.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useAdminUsersPageQuery } from './AdminUsersPage.generated.tsx';

const columns: Column<ManagedUserFragment>[] = [
  { title: t.id, cell: ({ id }) => <small>{id}</small> },
  { title: t.name, sort: 'NAME' satisfies UserColumn, cell: ({ name }) => name },
  {
    title: t.email,
    sort: 'EMAIL' satisfies UserColumn,
    cell: (user) => <EmailOf {...user} />,
  },
  { title: t.admin, cell: ({ isAdmin }) => <Mark isYes={isAdmin}>{isAdmin ? t.yes : t.no}</Mark> },
  actionsColumn((user) =>
    user.isAdmin ? (
      <RevokeAdmin user={user} />
    ) : (
      <>
        <EditLink name={user.name} href={editUserUrl(user.id)} />
        <DeleteUser user={user} />
      </>
    ),
  ),
];

/** Everybody with an account. */
export default function AdminUsersPage() {
  const query = useTableQuery<UserColumn>(['CREATED_AT', 'NAME', 'EMAIL']);
  const result = useAdminUsersPageQuery({ variables: query.variables });
  return (
    <TablePage
      title={t.users}
      searchLabel={t.nameOrEmail}
      columns={columns}
      query={query}
      result={result}
      read={({ users }) => ({ ...users, rows: users.users })}
    />
  );
}
