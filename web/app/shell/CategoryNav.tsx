import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/app';
import { useCategoryNavQuery } from '../../features/catalog/CategoryNav.generated.tsx';
import { categoryUrl } from '../../router/urls.ts';
import { useSettings } from '../../ui/settings.ts';

/** As many as fit into a row of a wide screen. */
const MOST = 10;

/** The header menu of the shop, or else the categories at the top of the tree: a row below the bar, on phones a list that opens. It works without scripts. */
export function CategoryNav() {
  const { header } = useSettings().menus;
  const hasMenu = header.length > 0;
  const { key: screen } = useLocation();
  const { data } = useCategoryNavQuery({ skip: hasMenu });
  const top = (data?.categories ?? []).filter(({ parentId }) => parentId === null).slice(0, MOST);
  if (data && top.length === 0) return null;
  const title = hasMenu ? t.menu : t.categories;
  const entries = hasMenu ? header : top.map(({ name, slug }) => ({ label: name, href: categoryUrl(slug) }));
  const links = entries.map(({ label, href }) => (
    <Link key={href} href={href} color="inherit" underline="hover" noWrap>
      {label}
    </Link>
  ));
  return (
    <Box
      component="nav"
      aria-label={title}
      sx={{
        flex: 'auto',
        minWidth: { md: 0 },
        fontWeight: 500,
        minHeight: 44,
        '& a': { display: 'block', lineHeight: '2.75rem' },
      }}
    >
      <Box
        sx={{
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
        // Closed on the screen that a link of it leads to.
        key={screen}
        sx={{
          display: { md: 'none' },
          '& summary': { lineHeight: '2.75rem', cursor: 'pointer' },
        }}
      >
        <summary>{title}</summary>
        {links}
      </Box>
    </Box>
  );
}
