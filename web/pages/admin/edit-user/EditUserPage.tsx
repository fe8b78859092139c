import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/edit-user';
import { PersonalData } from '../../../features/accounts/PersonalData.tsx';
import { UserForm } from '../../../features/accounts/UserForm.tsx';
import { adminUsersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { useEditUserPageQuery } from './EditUserPage.generated.tsx';

/** Somebody's account, for admins. */
export default function EditUserPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const leave = () => void navigate(adminUsersUrl);
  return (
    <AdminPage
      title={t.editUser}
      back={adminUsersUrl}
      maxWidth={560}
      result={useEditUserPageQuery({ variables: { id } })}
    >
      {({ user }) => (
        <>
          <UserForm key={user.id} user={user} onSent={leave} />
          {!user.isAdmin && <PersonalData user={user} onErased={leave} />}
        </>
      )}
    </AdminPage>
  );
}
