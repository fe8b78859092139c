import { extendTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { CITRON, INK } from '#money/house-colors';
import { RouterLink } from '../ui/RouterLink.tsx';

declare module '@mui/material/styles' {
  interface Palette extends ShopColors {}
  interface PaletteOptions extends ShopColors {}
}

interface ShopColors {
  star: { main: string };
  /** The border of a field. */
  field: { main: string };
  /** What pictures stand on: a wall, and a floor below it. */
  stage: { main: string; floor: string };
}

// Until a font is loaded Arial stands in, which is as wide: little moves when it comes.
// The server sets the variables in a shop that has chosen other fonts.
const BODY_FONT = 'var(--body-font, "Figtree Variable", Arial, sans-serif)';
const HEADING_FONT = 'var(--heading-font, "Bricolage Grotesque Variable", Arial, sans-serif)';
const heading = (fontSize: string) => ({
  fontFamily: HEADING_FONT,
  fontSize,
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '-0.025em',
});

/** The ring around what has the focus. A dark or coloured ground sets `--focus` to a colour that stands out on it. */
const focusRing = { outline: '2px solid var(--focus, var(--palette-primary-main))', outlineOffset: 2 };

/** Components of MUI with colours of their own that the shop has no use for: a tenth of what each page weighs. */
const UNUSED =
  /^(AppBar|Avatar|Button|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|Step\w+|Tooltip)$/;

/**
 * Ink & Citron: a dark bar, cool near-white pages, deep green actions and one citron accent, so that the products carry the colour.
 * Every text colour has a contrast of at least 4.5 on its ground, every border of a control at least 3.
 */
export const createTheme = () =>
  extendTheme({
    colorSchemeSelector: '[data-theme="%s"]',
    cssVarPrefix: '',
    // Overlays lighten raised paper in the dark, which is turned off below.
    shouldSkipGeneratingVar: ([group = '', name = '', ...rest]) =>
      group === 'overlays' || UNUSED.test(name) || shouldSkipGeneratingVar([group, name, ...rest]),
    colorSchemes: {
      light: {
        palette: {
          background: { default: '#F5F7F4', paper: '#FFFFFF' },
          text: { primary: INK, secondary: '#4C5B56' },
          primary: { main: '#0B5D4E', contrastText: '#FFFFFF' },
          secondary: { main: CITRON, contrastText: INK },
          error: { main: '#B3261E' },
          success: { main: '#0B5D4E' },
          info: { main: INK },
          warning: { main: '#8A5300' },
          star: { main: '#8A5300' },
          field: { main: '#7C8B85' },
          stage: { main: '#E8ECE5', floor: '#DCE2D9' },
          divider: '#DDE3DE',
        },
      },
      dark: {
        palette: {
          background: { default: '#0E1513', paper: '#17211E' },
          text: { primary: '#EEF3EF', secondary: '#A9B7B1' },
          primary: { main: CITRON, contrastText: INK },
          secondary: { main: CITRON, contrastText: INK },
          error: { main: '#FFB4AB', contrastText: INK },
          success: { main: '#7ED3BF', contrastText: INK },
          info: { main: '#C9D3CE', contrastText: INK },
          warning: { main: '#F5A524', contrastText: INK },
          star: { main: '#F5A524' },
          field: { main: '#6F7F79' },
          stage: { main: '#35443F', floor: '#2B3834' },
          divider: '#2A3733',
        },
      },
    },
    // Tablets in portrait are medium.
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: BODY_FONT,
      h1: heading('clamp(2rem, 1.5rem + 2.2vw, 3.25rem)'),
      h2: heading('clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)'),
      h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35 },
      button: { fontWeight: 700, textTransform: 'none', letterSpacing: 0, fontSize: '0.975rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // A long word or address wraps before it would leave its box or widen it.
          body: { overflowWrap: 'anywhere' },
          // Short words of the shop's own make room for nothing.
          'button, [data-variant], th': { overflowWrap: 'break-word' },
          ':focus-visible': focusRing,
          'h1, h2, main': { '&:focus': { outline: 'none' } },
          // What gets the focus is scrolled clear of the bar that stays at the top, with its label, and its ring of the window's foot.
          html: {
            scrollPaddingTop: 44,
            scrollPaddingBottom: 8,
            '@media (min-width: 600px)': { scrollPaddingTop: 116 },
          },
          // Above the bar at the foot of phones.
          '@media (max-width: 767px)': {
            'html:has(#admin-bar)': { scrollPaddingBottom: 80, paddingBottom: 65 },
            'html:has(#add-bar)': { scrollPaddingBottom: 88, paddingBottom: 73 },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0s !important',
              transitionDuration: '0s !important',
            },
            '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
              animation: 'none !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { LinkComponent: RouterLink, disableRipple: true },
        // The class stands for a focus on the input in a checkbox.
        styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focusRing } },
      },
      MuiMenuItem: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -2 } } } },
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiChip: { styleOverrides: { root: { fontWeight: 700 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
      MuiTableCell: {
        styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }) },
      },
      MuiNativeSelect: { styleOverrides: { icon: { right: 10 } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper }),
          input: { padding: '11px 14px' },
          multiline: { padding: 0 },
          notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.field.main }),
        },
      },
    },
  });
