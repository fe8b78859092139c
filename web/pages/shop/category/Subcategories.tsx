import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/category';
import { categoryUrl } from '../../../router/urls.ts';

interface SubcategoriesProps {
  /** Id of the category. */
  of: string;
  categories: readonly { name: string; slug: string; parentId: string | null }[];
}

/** Links to the categories right below one. */
export function Subcategories({ of, categories }: SubcategoriesProps) {
  const below = categories.filter(({ parentId }) => parentId === of);
  if (below.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={t.subcategories}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}
    >
      {below.map(({ name, slug }) => (
        <Link key={slug} href={categoryUrl(slug)} color="inherit" underline="none" sx={chip}>
          {name}
        </Link>
      ))}
    </Box>
  );
}

const chip = {
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 99,
  lineHeight: '2.75rem',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
};
