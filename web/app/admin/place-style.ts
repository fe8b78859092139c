import { CITRON } from '#money/house-colors';
import { LOW, NARROW, PHONE, TABLET } from './widths.ts';

/** How a place looks, and what stands beside the places: a row of the rail, a column in the bar of phones. */
export const placeStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: 'inherit',
  '&:hover, &[aria-current]': { color: '#FFFFFF' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { bgcolor: '#22332D', fontWeight: 700 },
  [LOW]: { minHeight: 38 },
  [TABLET]: { justifyContent: 'center' },
  [PHONE]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.25,
    minHeight: 64,
    px: 0.5,
    borderRadius: 0,
    fontSize: '0.8125rem',
    '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 3px ${CITRON}` },
  },
  [NARROW]: { px: 0, fontSize: '0.6875rem' },
};

/** The name of a key, as on a keyboard. */
export const keyStyle = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  font: 'inherit',
  fontSize: '0.8125rem',
};
