import * as t from '#messages/home';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { BestSellers } from './BestSellers.tsx';
import { CategoryTiles, type CategoryTilesProps } from './CategoryTiles.tsx';
import { type HomeBlockProps, SeeAll } from './SeeAll.tsx';

/** What a new shop does not show. */
const OtherBlock = lazyPart(async () => (await import('./OtherBlock.tsx')).OtherBlock, undefined, true);

/** Products that stand in one row on a wide screen. */
const IN_ROW = 4;

/** A block of the home page, but for the latest products. */
export function HomeBlock({ categories, ...props }: HomeBlockProps & CategoryTilesProps) {
  const { block, products, isTop } = props;
  const { kind, title, text, rule, link } = block;
  if (kind === 'HERO') return <BestSellers {...{ title, text, link, products, isTop }} />;
  if (kind === 'CATEGORIES') return <CategoryTiles categories={categories} />;
  if (kind !== 'PRODUCTS' || products.length > IN_ROW) return <OtherBlock {...props} />;
  return <ProductRow title={title || t.ofRule(rule)} products={products} more={<SeeAll {...block} />} />;
}
