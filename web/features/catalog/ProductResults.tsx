import type { ErrorLike } from '@apollo/client';
import * as t from '#messages/catalog';
import { seeAllProducts } from '#messages/ui';
import { canonicalProductUrl } from '../../router/urls.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JsonLd } from '../../ui/JsonLd.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useSettings } from '../../ui/settings.ts';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductResultsFragment } from './ProductResults.generated.tsx';

const ListPriceNote = lazyPart(
  async () => (await import('./ListPriceNote.tsx')).ListPriceNote,
  undefined,
  true,
);

interface Data {
  products: ProductResultsFragment;
}

interface ProductResultsProps {
  /** The result of the page's query. */
  result: { data?: Data; previousData?: Data; error?: ErrorLike; refetch: () => unknown };
  /** Address of a page of this list. */
  href: (page: number) => string;
  /** Said when the list has no products at all. */
  emptyText: string;
  /** The page begins with something else. */
  isLower?: boolean;
}

/** A page of products in each of its states: loading, failed, empty, beyond the end, filled. */
export function ProductResults({ result, href, emptyText, isLower }: ProductResultsProps) {
  const { data, previousData, error, refetch } = result;
  const { pricesIncludeTax } = useSettings();
  const stale = !data;
  const page = (data ?? previousData)?.products;
  // The page before belongs to another query than the failed one.
  const isAlone = Boolean(error) && stale;
  const failure = <LoadError severity="info" error={error} onRetry={refetch} isAlone={isAlone} />;
  if (isAlone) return failure;
  if (!page) return <Loader />;
  if (page.products.length === 0) {
    return page.total > 0 ? (
      <>
        <meta name="robots" content="noindex" />
        <EmptyState action={{ href: href(1), label: t.goToPage1 }}>{t.noProductsOnThisPage}</EmptyState>
      </>
    ) : (
      <EmptyState action={href(1) === '/' ? undefined : { href: '/', label: seeAllProducts }}>
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {failure}
      {import.meta.env.SSR && <ListJsonLd products={page.products} />}
      {pricesIncludeTax !== false && <ListPriceNote />}
      <ProductGrid products={page.products} stale={stale} isLower={isLower} />
      <Pager page={page.page} pages={page.pages} href={href} />
    </>
  );
}

/** The list for search engines, with the address that they should list of each product: cards link to another one. */
function ListJsonLd({ products }: Pick<ProductResultsFragment, 'products'>) {
  const { origin } = useSettings();
  const itemListElement = products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: new URL(canonicalProductUrl(product), origin).href,
  }));
  return <JsonLd type="ItemList" data={{ itemListElement }} />;
}
