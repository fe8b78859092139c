import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import * as t from '#messages/admin/brand';
import { brandColors, isColor, type SchemeColors } from '#money/brand-colors';
import { fontFaces, fontVariables } from '#money/font-pairs';
import { INK } from '#money/house-colors';
import { HOUSE_NAME } from '#money/house-name';
import { Button } from '../../../../ui/Button.tsx';
import { ACCENT, BAR } from '../../../../ui/colors.ts';
import { useSettings } from '../../../../ui/settings.ts';
import type { EditedBrandFragment } from './Brand.generated.tsx';

export type Brand = Omit<EditedBrandFragment, 'version' | '__typename'>;

/** Parts of a page as shoppers would see them, in both schemes. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const chosen = (color: string | null) => (color && isColor(color) ? color : null);
  const colors = brandColors({ primary: chosen(brand.primary), accent: chosen(brand.accent) });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <GlobalStyles styles={fontFaces(brand.fonts)} />
      <Scheme scheme="light" brand={brand} colors={colors.light} bar={colors.bar} />
      <Scheme scheme="dark" brand={brand} colors={colors.dark} bar={colors.bar} />
    </Box>
  );
}

interface SchemeProps {
  scheme: 'light' | 'dark';
  brand: Brand;
  colors: SchemeColors;
  bar: string | null;
}

function Scheme({ scheme, brand, colors, bar: ownBar }: SchemeProps) {
  const { shopName } = useSettings();
  const logo = (scheme === 'dark' && brand.darkLogo) || brand.logo;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        data-theme={scheme}
        style={{ ...variables(colors, ownBar), ...fontVariables(brand.fonts) }}
        inert
        sx={frame}
      >
        <Box sx={bar}>
          {logo ? (
            <Box
              component="img"
              src={logo}
              alt={shopName}
              sx={{ ...logoStyle, ...(brand.isLogoOnWhite && onWhite) }}
            />
          ) : (
            <>
              {shopName === HOUSE_NAME ? shopName.toLowerCase() : shopName}
              <Box component="span" sx={{ color: ACCENT }}>
                .
              </Box>
            </>
          )}
        </Box>
        <Box sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Box sx={badge}>{t.sampleBadge}</Box>
          <Typography variant="h2" component="p">
            {t.sampleHeading}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{t.sampleTitle}</Typography>
          <Box component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
            {t.sampleLink}
          </Box>
          <Button variant="contained">{t.sampleButton}</Button>
        </Box>
      </Box>
      <Typography component="figcaption" sx={{ mt: 1, fontSize: '0.875rem' }}>
        {t.schemes[scheme]}
      </Typography>
    </Box>
  );
}

/** As the server sets them for pages. */
function variables({ primary, accent }: SchemeColors, bar: string | null): CSSProperties {
  return {
    ...(bar && { '--bar': bar }),
    ...(accent && { '--accent': accent.main }),
    ...(primary && {
      '--palette-primary-main': primary.main,
      '--palette-primary-dark': primary.hover,
      '--palette-primary-contrastText': primary.label,
    }),
  } as CSSProperties;
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'text.primary',
  fontFamily: 'body1.fontFamily',
};
const bar = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  px: 2,
  bgcolor: BAR,
  color: '#FFFFFF',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.5625rem',
  fontWeight: 700,
  letterSpacing: '-0.025em',
};
const logoStyle = { display: 'block', height: 32, maxWidth: 180, objectFit: 'contain' } as const;
const onWhite = { bgcolor: '#FFFFFF', p: '4px 8px', borderRadius: '8px', boxSizing: 'content-box' } as const;
const badge = {
  px: 1,
  borderRadius: 99,
  bgcolor: ACCENT,
  color: INK,
  fontWeight: 700,
  fontSize: '0.8125rem',
};
