import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/home';
import type { ProductCardFragment } from '../../../features/catalog/ProductCard.generated.tsx';
import { productUrl } from '../../../router/urls.ts';
import { ACCENT } from '../../../ui/colors.ts';
import { EnergyArrow } from '../../../ui/energy-arrow.ts';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { UnitPrice } from '../../../ui/UnitPrice.tsx';

/** Of the title: no descenders, since it stands on the line. */
const TITLE = t.fiveThatStandOut;

interface BestSellersProps {
  products: ProductCardFragment[];
  /** Its texts; empty ones are those of a new shop. */
  title: string;
  text: string;
  link: { label: string; href: string } | null;
  isTop: boolean;
}

/** As many as stand in the row. */
const PLACES = 5;

/** A title and up to five products that stand on one line, before a disc. */
export function BestSellers({ products, title, text, link, isTop }: BestSellersProps) {
  const id = useId();
  // Fewer stand at the end of the row, and their names below them.
  const atEnd = { '& > li:first-of-type': { gridColumnStart: { md: PLACES + 1 - products.length } } };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: isTop ? 0 : { xs: 7, sm: 9 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '5fr 7fr' },
          alignItems: 'end',
          columnGap: 5,
          borderBottom: '2px solid',
        }}
      >
        <Typography
          id={id}
          variant="h2"
          sx={{
            // Others may be longer, and have descenders.
            fontSize: title ? { xs: '2.5rem', lg: '4rem' } : { xs: '3.5rem', lg: '5.5rem' },
            lineHeight: 0.94,
            letterSpacing: '-0.045em',
            mb: { xs: 2, lg: title ? 2 : '-0.1em' },
            textWrap: 'balance',
          }}
        >
          {title || TITLE}
        </Typography>
        <Box
          component="ul"
          sx={{
            position: 'relative',
            my: 0,
            p: 0,
            pt: { xs: 4, lg: 8 },
            // As wide as the window where it scrolls.
            px: { xs: 2, sm: 3, md: 0 },
            mx: { xs: -2, sm: -3, md: 0 },
            listStyle: 'none',
            display: products.length > 0 ? 'grid' : 'none',
            // On phones it scrolls sideways.
            gridTemplateColumns: { xs: 'repeat(5, 30%)', md: 'repeat(5, minmax(0, 1fr))' },
            overflowX: { xs: 'auto', md: 'visible' },
            columnGap: { xs: 1, md: 1.5 },
            alignItems: 'end',
            ...atEnd,
            '&::before': {
              content: '""',
              position: 'absolute',
              right: '14%',
              bottom: 0,
              width: { xs: 180, lg: 280 },
              aspectRatio: '2 / 1.6',
              borderRadius: '999px 999px 0 0',
              bgcolor: ACCENT,
            },
          }}
        >
          {products.map(({ id, name, image }, index) => (
            <Box component="li" key={id} sx={{ position: 'relative' }}>
              <Link
                href={productUrl(id)}
                aria-label={name}
                sx={{
                  display: 'block',
                  overflow: 'hidden',
                  borderRadius: '12px 12px 0 0',
                }}
              >
                <Picture
                  image={image}
                  alt=""
                  priority={isTop ? (index === 0 ? 'high' : 'eager') : undefined}
                  sizes="(min-width: 1200px) 150px, (min-width: 768px) 18vw, 31vw"
                />
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '5fr 7fr' }, columnGap: 5, rowGap: 2, mt: 2 }}>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', maxWidth: '38ch' }}>
          {text || (!title && t.whatPeopleBuyMost)}
          {link && (
            <Link href={link.href} underline="none" sx={button}>
              {link.label || t.seeAllBestSellers}
            </Link>
          )}
        </Typography>
        <Box
          component="ul"
          aria-label={t.prices}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
            gap: { xs: 0.75, md: 1.5 },
            fontSize: '0.875rem',
            ...atEnd,
            '& li': { display: { xs: 'flex', md: 'block' }, justifyContent: 'space-between', gap: 2 },
          }}
        >
          {products.map(({ id, name, price, unitPrice, energyClass }) => (
            <li key={id}>
              {name}
              <Box sx={{ fontWeight: 700 }}>
                <Money cents={price} />
                <UnitPrice of={unitPrice} /> {energyClass && <EnergyArrow of={energyClass} />}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** As one of MUI, which the first visit does without. */
const button = {
  display: 'table',
  mt: 2,
  px: 3,
  py: 1.25,
  borderRadius: '999px',
  fontSize: '1rem',
  fontWeight: 700,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
};
