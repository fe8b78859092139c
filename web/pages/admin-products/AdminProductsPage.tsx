import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CreateProduct } from '../../features/catalog/CreateProduct.tsx';
import { DeleteProduct } from '../../features/catalog/DeleteProduct.tsx';
import { editProductUrl } from '../../router/urls.ts';
import type { ProductColumn } from '../../schema.generated.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EditLink } from '../../ui/EditLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TableFilters } from '../../ui/TableFilters.tsx';
import { TableResults } from '../../ui/TableResults.tsx';
import { useTableQuery } from '../../ui/useTableQuery.ts';
import { type AdminProductsPageQuery, useAdminProductsPageQuery } from './AdminProductsPage.generated.tsx';

type Product = AdminProductsPageQuery['adminProducts']['products'][number];

const columns: Column<Product>[] = [
  { title: 'ID', cell: ({ id }) => <small>{id}</small> },
  {
    title: 'NAME',
    sort: 'NAME' satisfies ProductColumn,
    cell: ({ name, isDraft }) => (
      <span>
        {name} {isDraft && <Chip size="small" label="Draft" />}
      </span>
    ),
  },
  { title: 'PRICE', sort: 'PRICE' satisfies ProductColumn, cell: ({ price }) => <Money cents={price} /> },
  { title: 'CATEGORY', sort: 'CATEGORY' satisfies ProductColumn, cell: ({ category }) => category },
  { title: 'BRAND', sort: 'BRAND' satisfies ProductColumn, cell: ({ brand }) => brand },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (product) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditLink name={product.name} href={editProductUrl(product.id)} />
        <DeleteProduct product={product} />
      </Box>
    ),
  },
];

/** Every product of the shop, drafts too. */
export function AdminProductsPage() {
  const query = useTableQuery<ProductColumn>(['CREATED_AT', 'NAME', 'PRICE', 'CATEGORY', 'BRAND']);
  const { page, keyword, sortBy, descending } = query;
  const { data, previousData, error, refetch } = useAdminProductsPageQuery({
    variables: { page, keyword, sortBy, descending },
  });
  const found = (data ?? previousData)?.adminProducts;
  return (
    <>
      <PageTitle title="Products" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography variant="h1">Products</Typography>
        <CreateProduct />
      </Box>
      <TableFilters query={query} searchLabel="Name, brand, category or description" />
      <TableResults
        label="Products"
        columns={columns}
        rows={found?.products}
        page={found}
        query={query}
        stale={!data}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
