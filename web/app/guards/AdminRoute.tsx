import { type PropsWithChildren, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currencySign, hasForeignSign } from '#money/format-money';
import { useViewer } from '../../features/accounts/viewer.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { loginUrl } from '../../router/urls.ts';
import { Message } from '../../ui/Message.tsx';
import { useSettings } from '../../ui/settings.ts';
import { toast } from '../../ui/toast.tsx';

/** Screens for admins. A courtesy only: the server checks every call. */
export function AdminRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (viewer?.isAdmin) {
    return (
      <>
        <SignWarning />
        {children}
      </>
    );
  }
  return viewer ? <NotAdmin /> : <Redirect to={loginUrl(pathname + search)} />;
}

/** Leads to the sign-in screen without a `redirect` target: a signed-in viewer would be sent back here in a loop. */
function NotAdmin() {
  useEffect(() => {
    // Not the effect's cleanup: the toast outlives this screen.
    toast('Admin account needed', { variant: 'error' });
  }, []);
  return <Redirect to={loginUrl()} />;
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
