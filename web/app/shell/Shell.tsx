import Link from '@mui/material/Link';
import * as t from '#messages/app';
import { useSessionCheck } from '../../features/accounts/useSessionCheck.ts';
import { useShownScreen } from '../../router/shown-screen.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ShopFrame } from './ShopFrame.tsx';

/** Every screen in its frame. */
export function Shell() {
  useSessionCheck();
  const Frame = useShownScreen().match.screen.code?.Frame ?? ShopFrame;
  return (
    <>
      <SkipLink />
      <Frame>
        <CurrentScreen />
      </Frame>
      <RouteAnnouncer />
    </>
  );
}

/** For the keyboard: past the header in one step. Out of sight until it has the focus. */
function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        m: 1,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t.skipToContent}
    </Link>
  );
}
