import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/app';
import { version } from '../../../package.json';
import { useViewer } from '../../features/accounts/viewer.ts';
import { useSettings } from '../../ui/settings.ts';
import { AdminBar } from './AdminBar.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminKeys } from './AdminKeys.tsx';
import { AdminRail } from './AdminRail.tsx';
import { useDensity } from './density.ts';
import { useLiveUpdates } from './live/useLiveUpdates.ts';
import { PlaceScreens } from './PlaceScreens.tsx';
import { placeAt } from './place-at.ts';
import { placesOf } from './places.ts';
import { useDecimalComma } from './useDecimalComma.ts';
import { useTodo } from './useTodo.ts';
import { CONTENT, PHONE, RAIL, TABLET, WIDE } from './widths.ts';

/** The frame of the admin area: a header, a rail beside the page with the places that the viewer may use, on phones a bar at the foot. */
export function AdminFrame({ children }: PropsWithChildren) {
  const { shopName } = useSettings();
  const { pathname } = useLocation();
  const density = useDensity();
  const groups = placesOf(useViewer());
  const todo = useTodo();
  useLiveUpdates();
  useDecimalComma();
  const current = placeAt(groups, pathname);
  return (
    <Box data-admin data-density={density} sx={frame}>
      <GlobalStyles styles={toasts} />
      <AdminHeader />
      <AdminRail groups={groups} current={current} todo={todo} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ gridArea: 'main', minWidth: 0, ...box, py: { xs: 1.5, sm: 3 } }}
      >
        <Box sx={{ display: 'none', fontWeight: 700, mb: 2, [PRINT]: { display: 'block' } }}>{shopName}</Box>
        {current && (
          <Box sx={{ [WIDE]: { display: 'none' } }}>
            <PlaceScreens place={current} isStrip />
          </Box>
        )}
        {children}
      </Box>
      <Box component="footer" sx={{ gridArea: 'footer', ...box, py: 2, color: 'text.secondary' }}>
        {shopName} © {new Date().getFullYear()} · {t.citron(version)}
      </Box>
      <AdminBar groups={groups} current={current} todo={todo} />
      <AdminKeys />
    </Box>
  );
}

const PRINT = '@media print';

const box = { boxSizing: 'border-box', width: '100%', maxWidth: CONTENT, px: { xs: 2, sm: 3, lg: 4 } };

/** On phones toasts stand above the bars at the foot, so that they cover no button of a heading. */
const toasts = {
  [PHONE]: {
    // The newest is the last there, so that it stays in its place when an older one closes.
    'html .notistack-SnackbarContainer.notistack-SnackbarContainer': {
      top: 'auto',
      bottom: '72px',
      flexDirection: 'column',
    },
    'html:has([data-foot]) .notistack-SnackbarContainer.notistack-SnackbarContainer': { bottom: '160px' },
  },
};

const frame = {
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"header header" "rail main" "rail footer"',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"header" "main" "footer"' },
  [TABLET]: { gridTemplateColumns: `${RAIL.narrow}px minmax(0, 1fr)` },
  [WIDE]: { gridTemplateColumns: `${RAIL.wide}px minmax(0, 1fr)` },
  // On paper the page alone, with who sells and nothing to press.
  [PRINT]: {
    display: 'block',
    '& > :not(main)': { display: 'none' },
    '& main': { p: 0 },
    '& :is(nav, button, [data-variant], [data-screen-only], [role="alert"])': { display: 'none' },
  },
  '& h1': { fontSize: { xs: '1.5rem', sm: '1.75rem' } },
  '& h2': { fontSize: '1.25rem' },
  '& input[type=file]': { height: 'auto', py: '6px' },
  '& ::file-selector-button': {
    mr: 1.5,
    px: 2,
    py: 0.5,
    border: '1px solid currentColor',
    borderRadius: '999px',
    background: 'none',
    color: 'primary.main',
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
  },
  '&[data-density=compact] :is(td, th)': { py: 0.5 },
};
