import * as ui from '#messages/admin/ui';
import * as t from '#messages/admin/users';
import { actionButton, deleteButton } from '../../../apollo/action-buttons.tsx';
import { EmailOf } from '../../../features/accounts/EmailOf.tsx';
import type { ManagedUserFragment } from '../../../features/accounts/ManagedUser.generated.tsx';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { editUserUrl } from '../../../router/admin-urls.ts';
import type { UserColumn } from '../../../schema.generated.ts';
import { actionsColumn, type Column } from '../../../ui/DataTable.tsx';
import { EditLink } from '../../../ui/EditLink.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useText } from '../../../ui/useText.ts';
import {
  useAdminUsersPageQuery,
  useDeleteUserMutation,
  useRevokeAdminMutation,
} from './AdminUsersPage.generated.tsx';

const Delete = deleteButton(useDeleteUserMutation);
const Revoke = actionButton(useRevokeAdminMutation, t.adminRightRemoved);

const columns: Column<ManagedUserFragment>[] = [
  { title: t.id, cell: ({ id }) => <small>{id}</small> },
  { title: t.name, sort: 'NAME' satisfies UserColumn, cell: ({ name }) => name },
  {
    title: t.email,
    sort: 'EMAIL' satisfies UserColumn,
    cell: (user) => <EmailOf {...user} />,
  },
  { title: t.admin, cell: ({ isAdmin }) => <Mark isYes={isAdmin}>{isAdmin ? t.yes : t.no}</Mark> },
  actionsColumn((user) => (user.isAdmin ? <RevokeAdmin user={user} /> : <EditUser user={user} />)),
];

/** For other admins alone: nobody takes their own right. */
function RevokeAdmin({ user: { id, name } }: { user: ManagedUserFragment }) {
  const viewer = useViewer();
  if (!viewer?.isAdmin || id === viewer._id) return null;
  return (
    <Revoke
      variables={{ userId: id }}
      question={t.removeTheAdminRightOf(name)}
      consequence={t.fromNowOnThisPersonCannot}
      action={t.remove}
      size="small"
      color="error"
      aria-label={t.removeAdminRightOf(name)}
    >
      {t.removeAdminRight}
    </Revoke>
  );
}

function EditUser({ user: { id, name } }: { user: ManagedUserFragment }) {
  const text = useText();
  return (
    <>
      <EditLink name={name} href={editUserUrl(id)} />
      <Delete
        variables={{ id }}
        done={text(t.userDeleted)}
        name={name}
        consequence={t.theAccountEndsForGood}
      />
    </>
  );
}

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
      empty={{ text: ui.noAccountsYet, action: { href: '/', label: ui.viewTheShop } }}
      read={({ users }) => ({ ...users, rows: users.users })}
    />
  );
}
