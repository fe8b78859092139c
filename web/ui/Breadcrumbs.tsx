import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/ui';
import { JsonLd } from './JsonLd.tsx';
import { useSettings } from './settings.ts';

interface BreadcrumbsProps {
  /** From the top; the last one is the page itself. */
  steps: { name: string; href: string }[];
}

/** The way from the home page to this one, also for search engines. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const { origin } = useSettings();
  const all = [{ name: t.home, href: '/' }, ...steps];
  return (
    <Box
      component="nav"
      aria-label={t.breadcrumbs}
      sx={{
        fontSize: '0.875rem',
        color: 'text.secondary',
        '& ol': { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap' },
        '& li:not(:last-child)::after': { content: '"/"', mx: 1 },
      }}
    >
      <ol>
        {all.map(({ name, href }, index) => (
          <li key={href}>
            {index === all.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href} color="inherit" underline="hover">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {import.meta.env.SSR && (
        <JsonLd
          type="BreadcrumbList"
          data={{
            itemListElement: all.map(({ name, href }, index) => {
              return { '@type': 'ListItem', position: index + 1, name, item: new URL(href, origin).href };
            }),
          }}
        />
      )}
    </Box>
  );
}
