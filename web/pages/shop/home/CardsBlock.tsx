import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/home';
import { Picture } from '../../../ui/Picture.tsx';
import type { HomeBlockFragment } from './HomeBlock.generated.tsx';

interface CardsBlockProps extends Pick<HomeBlockFragment, 'cards'> {
  isTop: boolean;
}

/** Promotion cards side by side, below each other on phones. Each card is one link. */
export function CardsBlock({ cards, isTop }: CardsBlockProps) {
  const isAlone = cards.length === 1;
  return (
    <Box
      component="ul"
      aria-label={t.promotions}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${cards.length}, minmax(0, 1fr))` },
      }}
    >
      {cards.map(({ title, text, picture, href }, index) => (
        <Box
          component="li"
          key={href + title}
          sx={{
            position: 'relative',
            display: 'grid',
            alignContent: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: isAlone && picture ? 'repeat(2, minmax(0, 1fr))' : undefined,
            },
            borderRadius: 1,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '& img': { aspectRatio: '3 / 2', objectFit: 'cover' },
            '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
          }}
        >
          {picture && (
            <Picture
              image={picture}
              alt=""
              sizes={isAlone ? '(min-width: 768px) 47vw, 92vw' : '(min-width: 768px) 32vw, 92vw'}
              priority={isTop && index === 0 ? 'high' : undefined}
            />
          )}
          <Box sx={{ p: { xs: 2, md: 3 }, alignSelf: 'center' }}>
            <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
              <Link
                href={href}
                color="inherit"
                underline="hover"
                sx={{
                  '&:focus-visible': { outline: 'none' },
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {title}
              </Link>
            </Typography>
            {text && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
