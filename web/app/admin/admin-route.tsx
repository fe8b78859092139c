import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import * as t from '#messages/admin/app';
import { currencySign, hasForeignSign } from '#money/format-money';
import { useViewer } from '../../features/accounts/viewer.ts';
import { loginUrl } from '../../router/urls.ts';
import type { Permission } from '../../schema.generated.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSettings } from '../../ui/settings.ts';
import { toast } from '../../ui/toast.tsx';
import { PrivateRoute } from '../guards.tsx';
import { mayUse } from './places.ts';

const AdminNotices = lazyPart(async () => (await import('./AdminNotices.tsx')).AdminNotices);

/** The guard of screens for people with a permission, or with any when it is null. A courtesy only: the server checks every call. */
export function adminRoute(needs: Permission | null) {
  return function AdminRoute({ children }: PropsWithChildren) {
    const viewer = useViewer();
    if (viewer && !mayUse(viewer, needs))
      return needs && viewer.permissions.length > 0 ? <Missing needs={needs} /> : <NotAdmin />;
    return (
      <PrivateRoute>
        <SignWarning />
        <AdminNotices />
        {children}
      </PrivateRoute>
    );
  };
}

/** For a member of the staff, who need not sign in as somebody else. */
function Missing({ needs }: { needs: Permission }) {
  return (
    <>
      <PageTitle title={t.permissionNeeded} />
      <Typography variant="h1">{t.permissionNeeded}</Typography>
      <Message severity="info">
        {t.youHaveNoPermissionFor(needs.charAt(0) + needs.slice(1).toLowerCase())}
      </Message>
    </>
  );
}

/** Leads to the sign-in screen without a `redirect` target: a signed-in viewer would be sent back here in a loop. */
function NotAdmin() {
  useEffect(() => {
    // Not the effect's cleanup: the toast outlives this screen.
    toast(t.adminAccountNeeded, { variant: 'error' });
  }, []);
  return <Navigate replace to={loginUrl()} />;
}

function SignWarning() {
  const settings = useSettings();
  if (!hasForeignSign(settings)) return null;
  const { currency, displaySymbol } = settings;
  return (
    <Message severity="warning">
      {t.pricesAreShownWith(displaySymbol!, currency, currencySign(currency))}
    </Message>
  );
}
