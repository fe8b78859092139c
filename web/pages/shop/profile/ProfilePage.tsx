import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as t from '#messages/profile';
import { CartReminders } from '../../../features/accounts/CartReminders.tsx';
import { ConfirmAddress } from '../../../features/accounts/ConfirmAddress.tsx';
import { NewEmailNotice } from '../../../features/accounts/NewEmailNotice.tsx';
import { ProfileForm } from '../../../features/accounts/ProfileForm.tsx';
import { Sessions } from '../../../features/accounts/Sessions.tsx';
import { SignInMethods } from '../../../features/accounts/SignInMethods.tsx';
import { forgetViewer } from '../../../features/accounts/viewer.ts';
import { YourData } from '../../../features/accounts/YourData.tsx';
import { AddressBook } from '../../../features/addresses/AddressBook.tsx';
import { MyOrders } from '../../../features/orders/MyOrders.tsx';
import { myOrdersUrl, pageNumber } from '../../../router/urls.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useProfilePageQuery } from './ProfilePage.generated.tsx';

/** The viewer's account and orders. */
export default function ProfilePage() {
  const page = pageNumber(useSearchParams()[0].get('page') ?? undefined);
  const { data, previousData, error, refetch } = useProfilePageQuery({ variables: { page } });
  const me = (data ?? previousData)?.me;
  const hasEnded = data?.me === null;
  useEffect(() => {
    if (hasEnded) forgetViewer();
  }, [hasEnded]);

  return (
    <>
      <PageTitle title={t.userProfile} />
      <LoadError error={error} onRetry={refetch} />
      {me ? (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            columnGap: 8,
            rowGap: 6,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
          }}
        >
          <Box sx={{ maxWidth: 480 }}>
            <Typography variant="h1" sx={{ mb: 3 }}>
              {t.userProfile}
            </Typography>
            {me.newEmailCountsAt ? (
              <NewEmailNotice email={me.email} countsAt={me.newEmailCountsAt} />
            ) : (
              !me.isVerified && <ConfirmAddress email={me.email} />
            )}
            {/* Anew after an answer: its field must not keep an address that was cancelled. */}
            <ProfileForm key={me.newEmailCountsAt} user={me} />
          </Box>
          <Section id="orders" title={t.myOrders} sx={{ gridRow: { lg: 'span 2' } }}>
            <MyOrders page={me.orders} stale={!data} href={myOrdersUrl} />
          </Section>
          <Stack sx={{ maxWidth: 480, gap: 5 }}>
            <AddressBook />
            <CartReminders />
            <SignInMethods />
            <Sessions />
            <YourData isAdmin={me.isAdmin} />
          </Stack>
        </Box>
      ) : (
        !error && <Loader />
      )}
    </>
  );
}
