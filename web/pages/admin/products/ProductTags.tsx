import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TableQuery } from '../../../ui/useTableQuery.ts';

/** Each leads to the products that have it. */
export function ProductTags({ tags, query }: { tags: readonly string[]; query: TableQuery }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: '7rem', overflowWrap: 'anywhere' }}
    >
      {tags.map((tag) => (
        <Link key={tag} href={query.href({ tag })} sx={{ minHeight: 24 }}>
          {tag}
        </Link>
      ))}
    </Box>
  );
}
