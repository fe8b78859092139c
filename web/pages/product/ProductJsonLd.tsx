import { toDecimal } from '#money/cents';
import { productUrl } from '../../router/urls.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useSettings } from '../../ui/settings.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

/** The product in the words of schema.org, for search engines. */
export function ProductJsonLd({ product }: ProductPageQuery) {
  const { origin, currency } = useSettings();
  const url = new URL(productUrl(product.id), origin).href;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
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
  // Escaped, so that no text of a product can close the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
