import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/edit-user';
import { PersonalData } from '../../../features/accounts/PersonalData.tsx';
import { UserForm } from '../../../features/accounts/UserForm.tsx';
import { adminUsersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useEditUserPageQuery } from './EditUserPage.generated.tsx';

/** Somebody's account, for admins. */
export default function EditUserPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const leave = () => void navigate(adminUsersUrl);
  const { data, error, refetch } = useEditUserPageQuery({ variables: { id } });
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <BackLink href={adminUsersUrl} />
      <PageHeading title={t.editUser} />
      <LoadError error={error} onRetry={refetch} />
      {data ? (
        <>
          <UserForm key={id} user={data.user} onSent={leave} />
          {!data.user.isAdmin && <PersonalData user={data.user} onErased={leave} />}
        </>
      ) : (
        !error && <Loader />
      )}
    </Box>
  );
}
