import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/pictures';
import {
  type LibraryPictureFragment,
  useLibraryPicturesQuery,
} from '../../../features/uploads/LibraryPictures.generated.tsx';
import { editProductUrl, newProductUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { TableFilters } from '../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';

const FIRST = 48;
/** Products that a tile names without being asked. */
const NAMED = 2;

/** The library: every picture that products show, and which these are. */
export default function PicturesPage() {
  const query = useTableQuery(['at']);
  const after = query.filter('after');
  const result = useLibraryPicturesQuery({
    variables: {
      keyword: query.variables.keyword,
      undescribed: query.filter('described') === 'no',
      first: FIRST,
      after,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title={t.pictures} intro={t.intro} result={result}>
      {({ pictures: { nodes, pageInfo } }) => (
        <>
          <TableFilters
            query={query}
            searchLabel={t.searchProducts}
            filters={[{ name: 'described', label: t.described, options: { no: t.notDescribed } }]}
          />
          {nodes.length === 0 ? (
            <EmptyState
              action={
                query.isAll
                  ? { href: newProductUrl, label: t.newProduct }
                  : { href: query.all, label: t.showAll }
              }
            >
              {query.isAll ? t.nothingYet : t.nothingMatches}
            </EmptyState>
          ) : (
            <Box component="ul" sx={gridStyle}>
              {nodes.map((picture) => (
                <Tile key={picture.id} picture={picture} />
              ))}
            </Box>
          )}
          <PageLinks query={query} {...pageInfo} />
        </>
      )}
    </AdminPage>
  );
}

function Tile({ picture: { path, alt, uses, useCount } }: { picture: LibraryPictureFragment }) {
  const rest = uses.slice(NAMED);
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
      <Box
        sx={{ borderRadius: '10px', overflow: 'hidden', mb: 1, border: '1px solid', borderColor: 'divider' }}
      >
        <Picture image={path} alt="" sizes="200px" />
      </Box>
      {alt ? (
        <div>{alt}</div>
      ) : (
        <Chip size="small" color="warning" variant="outlined" label={t.notDescribed} />
      )}
      <Box sx={{ color: 'text.secondary' }}>{t.usesOf(useCount)}</Box>
      <Uses uses={uses.slice(0, NAMED)} />
      {rest.length > 0 && (
        <details>
          <Box component="summary" sx={{ minHeight: 24, cursor: 'pointer' }}>
            {t.andMore(useCount - NAMED)}
          </Box>
          <Uses uses={rest} />
        </details>
      )}
    </Box>
  );
}

function Uses({ uses }: { uses: LibraryPictureFragment['uses'] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: 0.25 } }}>
      {uses.map(({ productId, name, isDraft }) => (
        <li key={productId}>
          <Link component={RouterLink} href={editProductUrl(productId)}>
            {name}
          </Link>
          {isDraft && ` (${t.draft})`}
        </li>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
