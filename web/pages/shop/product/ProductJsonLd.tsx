import { use } from 'react';
import { parseEnergyClass } from '#money/energy-class';
import { globalGtin } from '#money/gtin';
import type { ShopRules } from '#money/shop-rules';
import { canonicalProductUrl } from '../../../router/urls.ts';
import { JsonLd, JsonLdContext } from '../../../ui/JsonLd.tsx';
import { pictureUrl } from '../../../ui/picture-url.ts';
import { useSettings } from '../../../ui/settings.ts';
import { offersOf } from './offer-json-ld.ts';
import { type ProductJsonLdQuery, useProductJsonLdQuery } from './ProductJsonLd.generated.tsx';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

type Product = ProductPageQuery['product'];

/** Of a variant, when there are several: it is repeated in each. */
const LONGEST_OF_VARIANT = 500;
const MOST_REVIEWS = 5;
/** Of ratings. */
const SCALE = { bestRating: 5, worstRating: 1 };

/** The product for search engines; with several variants a group of products. Browsers get none of its code. */
export function ProductJsonLd({ product }: ProductPageQuery) {
  const rules = import.meta.env.SSR && use(JsonLdContext)?.rules;
  return rules ? <OnServer product={product} rules={rules} /> : null;
}

function OnServer({ product, rules }: ProductPageQuery & { rules: ShopRules }) {
  const { origin, currency, returns, shopName } = useSettings();
  const { data: further } = useProductJsonLdQuery({ variables: { id: product.id } });
  const { id, name, descriptionText: description, images, variants, options } = product;
  const page = new URL(canonicalProductUrl(product), origin).href;
  const pictureOf = (path: string) => new URL(pictureUrl(path), origin).href;
  const barcodes = new Map(further?.product.variants.map((variant) => [variant.id, variant.barcode]));
  const gtinOf = ({ id }: { id: string }) => globalGtin(barcodes.get(id) ?? null) ?? undefined;
  const offerOf = offersOf({ page, currency, rules, returns });
  const data = {
    name,
    description,
    image: images.map(({ path }) => pictureOf(path)),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.categoryPath.map((step) => step.name).join(' > ') || product.category,
    hasEnergyConsumptionDetails: energyOf(further?.product.energyClass),
    hasCertification: certificationOf(further?.product.eprelNumber),
    manufacturer: makerOf(further?.product.manufacturer),
    ...factsOf(product),
    ...opinionsOf(product, shopName),
  };
  if (variants.length === 1) {
    const [variant] = variants;
    const offers = offerOf(variant!, page);
    const codes = { sku: skuOf(variant!), gtin: gtinOf(variant!) };
    return <JsonLd type="Product" data={{ ...data, url: page, ...codes, offers }} />;
  }
  const known = options.map((option) => PROPERTIES[option.name.toLowerCase()]);
  const hasVariant = variants.map((variant) => {
    const picture = images.find((image) => image.id === variant.imageId) ?? images[0];
    return {
      '@type': 'Product',
      inProductGroupWithID: id,
      sku: skuOf(variant),
      gtin: gtinOf(variant),
      name: `${name} (${variant.options.join(', ')})`,
      description: description.slice(0, LONGEST_OF_VARIANT),
      image: picture && pictureOf(picture.path),
      ...Object.fromEntries(known.flatMap((key, index) => (key ? [[key, variant.options[index]]] : []))),
      offers: offerOf(variant, `${page}?variant=${variant.id}`),
    };
  });
  const variesBy = known.flatMap((key) => (key ? [`https://schema.org/${key}`] : []));
  return (
    <JsonLd type="ProductGroup" data={{ ...data, url: page, productGroupID: id, variesBy, hasVariant }} />
  );
}

/** As schema.org names classes: "A++" is EUEnergyEfficiencyCategoryA2Plus. */
function energyOf(text: string | null | undefined) {
  const energyClass = text ? parseEnergyClass(text) : null;
  if (!energyClass) return undefined;
  const named = (name: string) => {
    const pluses = name.length - 1;
    return `https://schema.org/EUEnergyEfficiencyCategory${name[0]}${pluses > 0 ? `${pluses}Plus` : ''}`;
  };
  return {
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: named(energyClass.name),
    energyEfficiencyScaleMin: named(energyClass.worst),
    energyEfficiencyScaleMax: named(energyClass.best),
  };
}

/** As Google reads the registration of an energy label in EPREL. */
function certificationOf(eprelNumber: string | null | undefined) {
  if (!eprelNumber) return undefined;
  return {
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European_Commission' },
    name: 'EPREL',
    certificationIdentification: eprelNumber,
  };
}

function makerOf(manufacturer: ProductJsonLdQuery['product']['manufacturer'] | undefined) {
  if (!manufacturer) return undefined;
  const { name, postalAddress: address, electronicAddress } = manufacturer;
  const reached = /^https?:/i.test(electronicAddress)
    ? { url: electronicAddress }
    : { email: electronicAddress };
  return { '@type': 'Organization', name, address, ...reached };
}

/** Options and attributes that schema.org has a property for. */
const PROPERTIES: Partial<Record<string, string>> = {
  size: 'size',
  color: 'color',
  colour: 'color',
  material: 'material',
  pattern: 'pattern',
};

/** Each variant has one of its own, also where the shop gives none: the product feed names it by its id, too. */
const skuOf = ({ sku, id }: Product['variants'][number]) => sku ?? id;

/** What the attributes say of it, but for what the variants differ in. */
function factsOf({ attributes, options }: Product) {
  const varying = options.map((option) => PROPERTIES[option.name.toLowerCase()]);
  return Object.fromEntries(
    attributes.flatMap(({ label, value }) => {
      const key = PROPERTIES[label.toLowerCase()];
      return key && !varying.includes(key) ? [[key, value]] : [];
    }),
  );
}

/** Its rating and some reviews with what the shop answers, when there are any. */
function opinionsOf({ rating, numReviews, reviewPage }: Product, shopName: string) {
  if (numReviews === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(rating.toFixed(2)),
      reviewCount: numReviews,
      ...SCALE,
    },
    review: reviewPage.reviews.slice(0, MOST_REVIEWS).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.createdAt,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...SCALE },
      reviewBody: review.comment,
      ...(review.answer && {
        comment: {
          '@type': 'Comment',
          author: { '@type': 'Organization', name: shopName },
          datePublished: review.answeredAt,
          text: review.answer,
        },
      }),
    })),
  };
}
