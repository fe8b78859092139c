import { toDecimal } from '#money/cents';
import { canonicalProductUrl } from '../../router/urls.ts';
import { JsonLd } from '../../ui/JsonLd.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useSettings } from '../../ui/settings.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

/** The product for search engines. */
export function ProductJsonLd({ product }: ProductPageQuery) {
  const { origin, currency } = useSettings();
  if (!import.meta.env.SSR) return null;
  const url = new URL(canonicalProductUrl(product), origin).href;
  const data = {
    name: product.name,
    description: product.description,
    image: new URL(pictureUrl(product.image), origin).href,
    brand: { '@type': 'Brand', name: product.brand },
    aggregateRating:
      product.numReviews > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Number(product.rating.toFixed(2)),
            reviewCount: product.numReviews,
          }
        : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(product.price),
      priceCurrency: currency,
      availability: `https://schema.org/${product.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return <JsonLd type="Product" data={data} />;
}
