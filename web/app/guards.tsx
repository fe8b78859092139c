import { type PropsWithChildren, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { currencySign, hasForeignSign } from '#money/format-money';
import { useViewer } from '../features/accounts/viewer.ts';
import { loginUrl } from '../router/urls.ts';
import { Message } from '../ui/Message.tsx';
import { useSettings } from '../ui/settings.ts';
import { toast } from '../ui/toast.tsx';

/** Screens for signed-in people; others sign in first and come back. A courtesy only: the server checks every call. */
export function PrivateRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return viewer ? children : <Navigate replace to={loginUrl(pathname + search)} />;
}

/** Screens for admins. A courtesy only: the server checks every call. */
export function AdminRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  if (viewer && !viewer.isAdmin) return <NotAdmin />;
  return (
    <PrivateRoute>
      <SignWarning />
      {children}
    </PrivateRoute>
  );
}

/** Leads to the sign-in screen without a `redirect` target: a signed-in viewer would be sent back here in a loop. */
function NotAdmin() {
  useEffect(() => {
    // Not the effect's cleanup: the toast outlives this screen.
    toast('Admin account needed', { variant: 'error' });
  }, []);
  return <Navigate replace to={loginUrl()} />;
}

function SignWarning() {
  const settings = useSettings();
  if (!hasForeignSign(settings)) return null;
  const { currency, displaySymbol } = settings;
  return (
    <Message severity="warning">
      Prices are shown with {displaySymbol}, but payments are made in {currency} ({currencySign(currency)}).
      Without the setting DISPLAY_SYMBOL prices show the sign of the currency.
    </Message>
  );
}
