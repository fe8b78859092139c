import Box from '@mui/material/Box';
import * as t from '#messages/admin/app';
import { CITRON, INK } from '#money/house-colors';
import { countText } from '../../features/dashboard/count-text.ts';
import type { Todo } from '../../features/dashboard/todo.ts';
import { useSetupQuery } from '../../features/setup/Setup.generated.tsx';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { RouterLink } from '../../ui/RouterLink.tsx';
import { useSettings } from '../../ui/settings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PlaceScreens } from './PlaceScreens.tsx';
import { placeStyle } from './place-style.ts';
import type { Place } from './places.ts';
import { HEADER, PHONE, TABLET } from './widths.ts';

export interface PlacesProps {
  groups: readonly Place[][];
  current: Place | undefined;
  /** How much waits, as soon as it is known. */
  todo: Todo | undefined;
}

/** The places in groups, with the screens of the current one; at the foot the person. On tablets icons alone. */
export function AdminRail({ groups, current, todo }: PlacesProps) {
  const { testPayments, isClosed } = useSettings();
  // The settings are those of when the page was loaded: it may have been opened since.
  const { data } = useSetupQuery({ fetchPolicy: 'cache-only' });
  const notice = testPayments ? t.testPayments : isClosed && !data?.setup.isOpen && t.notOpenYet;
  if (groups.length === 0) return null;
  return (
    <Box component="nav" aria-label={t.admin} sx={rail}>
      {groups.map((group) => (
        <Box component="ul" key={group[0]?.label} sx={list}>
          {group.map((place) => (
            <Box component="li" key={place.label}>
              <PlaceItem place={place} isCurrent={place.label === current?.label} todo={todo} />
              {place.label === current?.label && (
                <Box sx={{ [TABLET]: { display: 'none' } }}>
                  <PlaceScreens place={place} />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ))}
      <Box sx={foot}>
        {notice && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pb: 1, fontSize: '0.8125rem' }}>
            <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: CITRON }} />
            <Box component="span" sx={{ [TABLET]: { display: 'none' } }}>
              {notice}
            </Box>
          </Box>
        )}
        <PersonMenu />
      </Box>
    </Box>
  );
}

interface PlaceItemProps {
  place: Place;
  isCurrent: boolean;
  todo: Todo | undefined;
}

/** A place with its icon and how much of it waits: in the rail a row, in the bar of phones a column. */
export function PlaceItem({ place, isCurrent, todo }: PlaceItemProps) {
  const { name, isNext } = place.waiting ?? {};
  const count = (name && todo?.[name]) || 0;
  return (
    <Box
      component={RouterLink}
      href={place.screens[0]?.href}
      title={place.label}
      aria-current={isCurrent ? 'page' : undefined}
      sx={placeStyle}
    >
      <Glyph path={place.icon} size={22} sx={outlined} />
      <Box component="span" sx={{ [TABLET]: { display: 'none' } }}>
        {place.label}
      </Box>
      {count > 0 && (
        <Box component="span" data-next={isNext} sx={pill}>
          {countText(count)}
          <VisuallyHidden> {t.waiting}</VisuallyHidden>
        </Box>
      )}
    </Box>
  );
}

/** Over the icon where there is no room beside the name. */
const pill = {
  minWidth: 12,
  ml: 'auto',
  px: 0.75,
  borderRadius: 99,
  bgcolor: '#2C3B36',
  color: '#EEF3EF',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  '@media (min-width: 768px)': { whiteSpace: 'nowrap' },
  '&[data-next]': { bgcolor: CITRON, color: INK },
  '@media (max-width: 1023px)': { position: 'absolute', top: 2, left: '50%', ml: 0.5 },
  // Beside the icon, not over it.
  [PHONE]: { ml: '9px', px: 0.5, fontSize: '0.6875rem', lineHeight: '1rem' },
};

const rail = {
  gridArea: 'rail',
  position: 'sticky',
  top: HEADER,
  zIndex: 1,
  boxSizing: 'border-box',
  height: `calc(100vh - ${HEADER}px)`,
  overflowY: 'auto',
  // What has the focus is never behind the foot.
  scrollPaddingBottom: 120,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 1.5,
  bgcolor: INK,
  color: '#A9B7B1',
  colorScheme: 'dark',
  '--focus': CITRON,
  [PHONE]: { display: 'none' },
};

/** In view also where the places are more than the window is high. */
const foot = {
  position: 'sticky',
  bottom: '-12px',
  mt: 'auto',
  mb: -1.5,
  py: 1.5,
  borderTop: '1px solid #2C3B36',
  bgcolor: INK,
};

const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 0.25,
  m: 0,
  p: 0,
  '& + &': { pt: 1.5, borderTop: '1px solid #2C3B36' },
};
