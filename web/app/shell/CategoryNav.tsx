import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/app';
import { categoryUrl } from '../../router/urls.ts';
import { useCategoryNavQuery } from './CategoryNav.generated.tsx';
import { PAGE_BOX } from './page-box.ts';

/** As many as fit into a row of a wide screen. */
const MOST = 10;

/** The categories at the top of the tree: a row below the bar, on phones a list that opens. It works without scripts. */
export function CategoryNav() {
  const { data } = useCategoryNavQuery();
  const top = (data?.categories ?? []).filter(({ parentId }) => parentId === null).slice(0, MOST);
  if (data && top.length === 0) return null;
  const links = top.map(({ id, name, slug }) => (
    <Link key={id} href={categoryUrl(slug)} color="inherit" underline="hover" noWrap>
      {name}
    </Link>
  ));
  return (
    <Box
      component="nav"
      aria-label={t.categories}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontSize: '0.9375rem',
        fontWeight: 500,
        minHeight: 44,
        '& a': { display: 'block', lineHeight: '2.75rem' },
      }}
    >
      <Box
        sx={{
          ...PAGE_BOX,
          display: { xs: 'none', md: 'flex' },
          columnGap: 3,
          overflowX: 'auto',
          '& a': { flex: 'none' },
        }}
      >
        {links}
      </Box>
      <Box
        component="details"
        sx={{
          ...PAGE_BOX,
          display: { md: 'none' },
          '& summary': { lineHeight: '2.75rem', cursor: 'pointer' },
        }}
      >
        <summary>{t.categories}</summary>
        {links}
      </Box>
    </Box>
  );
}
