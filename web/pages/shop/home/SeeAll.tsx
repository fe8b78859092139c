import Link from '@mui/material/Link';
import * as t from '#messages/home';
import type { ProductCardFragment } from '../../../features/catalog/ProductCard.generated.tsx';
import type { HomeBlockFragment } from './HomeBlock.generated.tsx';

export interface HomeBlockProps {
  block: HomeBlockFragment;
  products: ProductCardFragment[];
  /** It begins the page. */
  isTop: boolean;
}

/** The link to all products of a block, if there is such a list. */
export function SeeAll({ title, rule, link }: HomeBlockFragment) {
  return (
    link && (
      <Link
        href={link.href}
        aria-label={rule === 'REDUCED' ? t.seeAllReducedProducts : t.seeAllOf(title || t.ofRule(rule))}
      >
        {t.seeAll}
      </Link>
    )
  );
}
