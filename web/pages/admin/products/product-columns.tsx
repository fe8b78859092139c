import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/products';
import { select as selectLabel } from '#messages/admin/ui';
import { DeleteProduct } from '../../../features/catalog/DeleteProduct.tsx';
import { PublicationChips } from '../../../features/catalog/PublicationChips.tsx';
import { WasPrice } from '../../../features/catalog/WasPrice.tsx';
import { fieldColumns } from '../../../features/custom-fields/field-columns.tsx';
import { editProductUrl } from '../../../router/admin-urls.ts';
import type { ProductColumn } from '../../../schema.generated.ts';
import { actionsColumn, type Column } from '../../../ui/DataTable.tsx';
import { EditLink } from '../../../ui/EditLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SelectRow } from '../../../ui/SelectRow.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { ProductTags } from './ProductTags.tsx';
import { Restore } from './Restore.tsx';
import { Stock } from './Stock.tsx';
import type { ProductSelection } from './views.ts';

type Product = ListedProductFragment;

interface Options {
  /** Units up to which a product without reorder points is low in stock. */
  lowStock: number;
  selection: ProductSelection;
  isDeleted: boolean;
  /** That of the shop. */
  timeZone: string | undefined;
  query: TableQuery;
  /** The custom fields of products. */
  fields: Parameters<typeof fieldColumns>[0];
}

/** The columns of the list of products; people choose from those that have a name. */
export function productColumns(options: Options): Column<Product>[] {
  const { selection, lowStock, isDeleted, timeZone, query, fields } = options;
  return [
    {
      title: selectLabel,
      hideTitle: true,
      cell: (product) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <SelectRow row={product} name={product.name} selection={selection} />
          <Thumb image={product.image} />
        </Box>
      ),
    },
    { name: 'id', title: t.id, cell: ({ id }) => <Id id={id} /> },
    {
      title: t.name,
      sort: 'NAME' satisfies ProductColumn,
      isMain: true,
      cell: ({ id, name }) =>
        isDeleted ? (
          name
        ) : (
          <Link href={editProductUrl(id)} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        ),
    },
    {
      name: 'price',
      title: t.priceColumn,
      sort: 'PRICE' satisfies ProductColumn,
      isNumber: true,
      cell: (product) => <Price product={product} />,
    },
    {
      name: 'category',
      title: t.categoryColumn,
      sort: 'CATEGORY' satisfies ProductColumn,
      cell: ({ category }) => category,
    },
    {
      name: 'brand',
      title: t.brandColumn,
      sort: 'BRAND' satisfies ProductColumn,
      cell: ({ brand }) => brand,
    },
    ...(isDeleted
      ? []
      : [
          {
            name: 'stock',
            title: t.stockColumn,
            sort: 'COUNT_IN_STOCK' satisfies ProductColumn,
            isNumber: true,
            cell: (product: Product) => <Stock product={product} lowStock={lowStock} />,
          },
        ]),
    {
      name: 'status',
      title: t.status,
      cell: (product) => (
        <Box
          component="span"
          sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'start', gap: 0.5 }}
        >
          <Status isDraft={product.isDraft} isDeleted={isDeleted} />
          <PublicationChips product={product} timeZone={timeZone} />
        </Box>
      ),
    },
    {
      name: 'tags',
      title: t.tagsColumn,
      isExtra: true,
      cell: ({ tags }) => <ProductTags tags={tags} query={query} />,
    },
    ...fieldColumns<Product>(fields),
    actionsColumn((product) =>
      isDeleted ? (
        <Restore products={[product]} />
      ) : (
        <>
          <EditLink name={product.name} href={editProductUrl(product.id)} />
          <DeleteProduct product={product} />
        </>
      ),
    ),
  ];
}

function Thumb({ image }: { image: string }) {
  return (
    <Box component="span" sx={{ flex: '0 0 44px', borderRadius: '6px', overflow: 'hidden' }}>
      <Picture image={image} alt="" sizes="44px" />
    </Box>
  );
}

/** Its end, in which ids differ. All of it is copied, and said by screen readers. */
function Id({ id }: { id: string }) {
  return (
    <Box component="small" title={id} sx={shortId}>
      <bdi dir="ltr">{id}</bdi>
    </Box>
  );
}

const shortId = {
  display: 'inline-block',
  width: '4.5rem',
  verticalAlign: 'middle',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What does not fit is cut at the beginning.
  direction: 'rtl',
  textAlign: 'left',
} as const;

function Price({ product: { price, priceRange, compareAtPrice } }: { product: Product }) {
  return (
    <span>
      {priceRange.max > price && 'from '}
      <Money cents={price} />
      {compareAtPrice != null && <WasPrice cents={compareAtPrice} />}
    </span>
  );
}

function Status({ isDraft, isDeleted }: { isDraft: boolean; isDeleted: boolean }) {
  if (isDeleted || isDraft) return <Chip size="small" label={isDeleted ? t.deletedLabel : t.draft} />;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
        <Icon name="check" size={16} />
      </Box>
      {t.published}
    </Box>
  );
}
