import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { CreateProduct } from '../../features/catalog/CreateProduct.tsx';
import { DeleteProduct } from '../../features/catalog/DeleteProduct.tsx';
import { editProductUrl } from '../../router/urls.ts';
import type { ProductColumn } from '../../schema.generated.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EditLink } from '../../ui/EditLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
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
export default function AdminProductsPage() {
  const query = useTableQuery<ProductColumn>(['CREATED_AT', 'NAME', 'PRICE', 'CATEGORY', 'BRAND']);
  const result = useAdminProductsPageQuery({ variables: query.variables });
  return (
    <TablePage
      title="Products"
      action={<CreateProduct />}
      searchLabel="Name, brand, category or description"
      columns={columns}
      query={query}
      result={result}
      read={({ adminProducts }) => ({ ...adminProducts, rows: adminProducts.products })}
    />
  );
}
