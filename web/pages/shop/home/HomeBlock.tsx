import Link from '@mui/material/Link';
import * as t from '#messages/home';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { BestSellers } from './BestSellers.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import type { HomeBlockFragment } from './HomeBlock.generated.tsx';

/** What a new shop does not show. */
const OtherBlock = lazyPart(async () => (await import('./OtherBlock.tsx')).OtherBlock, undefined, true);

/** Products that stand in one row on a wide screen. */
const IN_ROW = 4;

export interface HomeBlockProps {
  block: HomeBlockFragment;
  /** It begins the page. */
  isTop: boolean;
}

/** A block of the home page, but for the latest products. */
export function HomeBlock({ block, isTop }: HomeBlockProps) {
  const { kind, title, text, rule, link, products } = block;
  if (kind === 'HERO') return <BestSellers {...{ title, text, link, products, isTop }} />;
  if (kind === 'CATEGORIES') return <CategoryTiles categories={block.categories} />;
  if (kind !== 'PRODUCTS' || products.length > IN_ROW) return <OtherBlock block={block} isTop={isTop} />;
  return <ProductRow title={title || t.ofRule(rule)} products={products} more={<SeeAll {...block} />} />;
}

/** The link to all products of a block, if there is such a list. */
export function SeeAll({ title, rule, link }: Pick<HomeBlockFragment, 'title' | 'rule' | 'link'>) {
  return (
    link && (
      <Link href={link.href} aria-label={rule === 'REDUCED' ? t.seeAllReducedProducts : t.seeAllOf(title)}>
        {t.seeAll}
      </Link>
    )
  );
}
