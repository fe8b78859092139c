import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/home';
import { categoryUrl } from '../../../router/urls.ts';
import { Picture } from '../../../ui/Picture.tsx';

export interface CategoryTilesProps {
  categories: Tile[];
}

interface Tile {
  id: string;
  name: string;
  slug: string;
  image?: string | null;
}

/** The categories with a picture of each. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <Box
      component="ul"
      aria-label={t.categories}
      sx={{
        m: 0,
        mt: { xs: 7, sm: 9 },
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: {
          // One where no word would fit beside the picture.
          xs: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(8, minmax(0, 1fr))',
        },
      }}
    >
      {categories.map(({ id, name, slug, image }) => (
        <li key={id}>
          <Link
            href={categoryUrl(slug)}
            color="inherit"
            underline="hover"
            sx={{
              display: { xs: 'flex', md: 'block' },
              alignItems: 'center',
              gap: 1.5,
              fontWeight: 600,
              lineHeight: 1.35,
            }}
          >
            <Box
              sx={{
                flexShrink: 0,
                width: { xs: 72, md: 'auto' },
                mb: { md: 1 },
                aspectRatio: '1',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'stage.main',
              }}
            >
              {image && (
                <Picture
                  image={image}
                  alt=""
                  sizes="(min-width: 1200px) 150px, (min-width: 768px) 22vw, 72px"
                />
              )}
            </Box>
            {name}
          </Link>
        </li>
      ))}
    </Box>
  );
}
