import { toDecimal } from '#money/cents';
import { canonicalProductUrl } from '../../router/urls.ts';
import { JsonLd } from '../../ui/JsonLd.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useSettings } from '../../ui/settings.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

type Product = ProductPageQuery['product'];
type Variant = Product['variants'][number];

/** The product for search engines; with several variants a group of products. */
export function ProductJsonLd({ product }: ProductPageQuery) {
  const { origin, currency } = useSettings();
  if (!import.meta.env.SSR) return null;
  const { id, name, variants, options } = product;
  const url = new URL(canonicalProductUrl(product), origin).href;
  const pictureOf = (path: string) => new URL(pictureUrl(path), origin).href;
  const data = {
    name,
    description: product.description,
    image: pictureOf(product.image),
    brand: { '@type': 'Brand', name: product.brand },
    aggregateRating:
      product.numReviews > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Number(product.rating.toFixed(2)),
            reviewCount: product.numReviews,
          }
        : undefined,
  };
  if (variants.length === 1)
    return <JsonLd type="Product" data={{ ...data, offers: offerOf(variants[0]!, url, currency) }} />;
  const known = options.map((option) => PROPERTIES[option.name.toLowerCase()]);
  const hasVariant = variants.map((variant) => {
    const picture = product.images.find((image) => image.id === variant.imageId);
    return {
      '@type': 'Product',
      name: `${name} (${variant.options.join(', ')})`,
      image: picture && pictureOf(picture.path),
      ...Object.fromEntries(known.flatMap((key, index) => (key ? [[key, variant.options[index]]] : []))),
      offers: offerOf(variant, `${url}?variant=${variant.id}`, currency),
    };
  });
  const variesBy = known.flatMap((key) => (key ? [`https://schema.org/${key}`] : []));
  return <JsonLd type="ProductGroup" data={{ ...data, url, productGroupID: id, variesBy, hasVariant }} />;
}

/** Options that schema.org has a property for. */
const PROPERTIES: Partial<Record<string, string>> = {
  size: 'size',
  color: 'color',
  colour: 'color',
  material: 'material',
};

function offerOf({ price, compareAtPrice, countInStock }: Variant, url: string, priceCurrency: string) {
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency,
    priceSpecification:
      compareAtPrice === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: toDecimal(compareAtPrice),
            priceCurrency,
          },
    availability: `https://schema.org/${countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}
