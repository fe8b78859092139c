import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/products';
import * as ui from '#messages/admin/ui';
import { SelectionTools } from '../../../apollo/SelectionTools.tsx';
import { FilterByField } from '../../../features/custom-fields/FilterByField.tsx';
import { fieldFilterText } from '../../../features/custom-fields/field-filter-text.ts';
import { newImportUrl, newProductUrl } from '../../../router/admin-urls.ts';
import type { ProductColumn, ProductView } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChooseColumns } from '../../../ui/ChooseColumns.tsx';
import { chosenColumns } from '../../../ui/chosen-columns.ts';
import { fieldFilterIn } from '../../../ui/field-filter.ts';
import { TablePage } from '../../../ui/TablePage.tsx';
import { closeToasts } from '../../../ui/toast.tsx';
import { useSelection } from '../../../ui/useSelection.ts';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { ViewTabs } from '../../../ui/ViewTabs.tsx';
import {
  useAdminProductsFiltersQuery,
  useAdminProductsPageLazyQuery,
  useAdminProductsPageQuery,
} from './AdminProductsPage.generated.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DownloadProducts } from './DownloadProducts.tsx';
import { productColumns } from './product-columns.tsx';
import { CHANGED } from './useUndoChanges.ts';
import { MOST, views } from './views.ts';

const FEWEST_FIRST = { sortBy: 'COUNT_IN_STOCK', descending: false } as const;

/** Every product of the shop, drafts too: found, selected, changed and deleted. */
export default function AdminProductsPage() {
  const table = useTableQuery<ProductColumn>([
    'CREATED_AT',
    'NAME',
    'PRICE',
    'CATEGORY',
    'BRAND',
    'COUNT_IN_STOCK',
  ]);
  const navigate = useNavigate();
  useEffect(() => () => closeToasts(CHANGED), []);
  const view = (Object.keys(views) as ProductView[]).find((each) => each === table.filter('view')) ?? 'ALL';
  const query = {
    ...table,
    variables: { ...table.variables, ...(view === 'LOW_STOCK' && !table.filter('sort') && FEWEST_FIRST) },
  };
  const category = query.filter('category');
  const collection = query.filter('collection');
  const tag = query.filter('tag');
  const customField = fieldFilterIn(query.params);
  const variables = { ...query.variables, view, category, collection, tag, customField };
  const result = useAdminProductsPageQuery({ variables });
  const { data: filters } = useAdminProductsFiltersQuery();
  const [readPage] = useAdminProductsPageLazyQuery({ fetchPolicy: 'no-cache' });
  const read = async (part: { page: number; pageSize: number }) =>
    (await readPage({ variables: { ...variables, ...part } })).data?.adminProducts.products ?? [];
  const list = (result.data ?? result.previousData)?.adminProducts;
  const rows = list?.products ?? [];
  const selection = useSelection(
    JSON.stringify([view, category, collection, tag, variables.keyword, customField]),
    rows,
    MOST,
  );
  const { counts = [], lowStock = 0 } = filters?.productCounts ?? {};
  const { categories = [], collections = [], customFieldDefinitions: fields = [] } = filters ?? {};
  const isDeleted = view === 'DELETED';
  const columns = {
    list: 'product',
    columns: productColumns({
      selection,
      lowStock,
      isDeleted,
      timeZone: filters?.shopTimeZone,
      query,
      fields,
    }),
  } as const;
  return (
    <>
      <TablePage
        title={t.products}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DownloadProducts
              view={view}
              category={categories.find(({ slug }) => slug === category)}
              collection={collections.find(({ slug }) => slug === collection)}
              keyword={variables.keyword}
              tag={tag}
              customField={
                customField && { filter: customField, label: fieldFilterText(customField, fields) }
              }
              total={list?.total}
            />
            <Button href={newImportUrl} variant="outlined">
              {t.importLabel}
            </Button>
            <Button variant="contained" onClick={() => navigate(newProductUrl)}>
              {t.createProduct}
            </Button>
          </Box>
        }
        views={
          <>
            <ViewTabs
              query={query}
              views={views}
              view={view}
              // A search has none of these numbers.
              counts={variables.keyword || category || collection || tag || customField ? [] : counts}
            />
            {tag && (
              <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {t.productsTagged(tag)}. <Link href={query.href({ tag: null })}>{t.showAllProducts}</Link>
              </Typography>
            )}
          </>
        }
        searchLabel={t.nameSkuBrandOrId}
        filters={[
          { name: 'category', label: t.category, options: optionsOf(categories) },
          ...(collections.length > 0
            ? [
                {
                  name: 'collection',
                  label: t.collection,
                  options: Object.fromEntries(collections.map(({ slug, name }) => [slug, name])),
                },
              ]
            : []),
        ]}
        more={{
          isChosen: customField !== null,
          filter: <FilterByField query={query} definitions={fields} />,
        }}
        tools={
          list && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <SelectionTools selection={selection} rows={rows} total={list.total} read={read} />
              {!isDeleted && rows.length > 0 && (
                <ChooseColumns of={columns} query={query} hint={t.columnsHint} />
              )}
              {query.filter('sort') && view !== 'LOW_STOCK' && (
                <Button href={query.href({ sort: null, order: null })}>{t.newestFirst}</Button>
              )}
            </Box>
          )
        }
        columns={chosenColumns(columns, query)}
        query={query}
        isSelected={selection.has}
        cardsBelow={1280}
        result={result}
        empty={{ text: ui.noProductsYet, action: { href: newProductUrl, label: ui.addAProduct } }}
        read={({ adminProducts }) => ({ ...adminProducts, rows: adminProducts.products })}
      />
      <BulkBar selection={selection} filters={filters} isDeleted={isDeleted} />
    </>
  );
}

/** The names of categories by their slugs, those below others indented. */
function optionsOf(categories: readonly { slug: string; name: string; path: readonly object[] }[]) {
  return Object.fromEntries(
    categories.map(({ slug, name, path }) => [slug, '– '.repeat(path.length - 1) + name]),
  );
}
