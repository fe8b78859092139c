import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/ui';
import { RouterLink } from './RouterLink.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface PageLinksProps {
  query: TableQuery;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Leads to what is older in a list, and back to its beginning. */
export function PageLinks({ query, hasNextPage, endCursor }: PageLinksProps) {
  const isBehind = query.filter('after') !== null;
  if (!isBehind && !hasNextPage) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        my: 2,
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 },
      }}
    >
      {isBehind && (
        <Link component={RouterLink} href={query.href({ after: null })}>
          {t.newest}
        </Link>
      )}
      {hasNextPage && (
        <Link component={RouterLink} href={query.href({ after: endCursor })}>
          {t.older}
        </Link>
      )}
    </Box>
  );
}
