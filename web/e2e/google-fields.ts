/** What Google asks of an object of structured data. */
interface Fields {
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended fields that the shop does not know, with the reason. */
  unknown?: Readonly<Record<string, string>>;
}

/** A `QuantitativeValue` that is a net content or its base unit: one value, where days have a least and a most. */
const CONTENT: Fields = { required: ['value', 'unitCode'], recommended: [] };

const NOT_STORED = 'the shop stores no such fact';
const NESTED = 'it stands inside what it belongs to';

/**
 * The properties of Google's documentation by type: those of product snippets, merchant listings, product variants, reviews and
 * breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const googleFields: Readonly<Record<string, Fields>> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: [
      ...[
        'aggregateRating',
        'audience',
        'brand',
        'category',
        'color',
        'description',
        'gtin',
        'hasCertification',
      ],
      ...[
        'inProductGroupWithID',
        'isVariantOf',
        'material',
        'mpn',
        'pattern',
        'review',
        'size',
        'sku',
        'subjectOf',
      ],
    ],
    unknown: {
      audience: NOT_STORED,
      gtin: 'not all products have a barcode',
      hasCertification: 'not all products have an energy label',
      isVariantOf: NESTED,
      mpn: NOT_STORED,
      subjectOf: 'there are no models in three dimensions',
    },
  },
  ProductGroup: {
    required: ['name'],
    recommended: [
      ...[
        'aggregateRating',
        'audience',
        'brand',
        'description',
        'hasVariant',
        'productGroupID',
        'review',
        'url',
      ],
      'variesBy',
    ],
    unknown: { audience: NOT_STORED },
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: [
      ...[
        'availability',
        'hasMerchantReturnPolicy',
        'itemCondition',
        'priceSpecification',
        'priceValidUntil',
      ],
      ...['shippingDetails', 'url'],
    ],
    unknown: { priceValidUntil: 'prices hold until somebody changes them' },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    recommended: ['priceType', 'referenceQuantity', 'validForMemberTier'],
    unknown: {
      // Of the price before, and of what has a net content.
      priceType: 'the price itself has none',
      referenceQuantity: 'not all products have a net content',
      validForMemberTier: 'all shoppers pay the same',
    },
  },
  OfferShippingDetails: {
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['deliveryTime', 'doesNotShip'],
    unknown: { doesNotShip: 'countries without shipping are not named' },
  },
  MonetaryAmount: { required: ['value', 'currency'], recommended: [] },
  DefinedRegion: {
    required: ['addressCountry'],
    recommended: ['addressRegion', 'postalCode'],
    unknown: { addressRegion: 'rates are those of countries', postalCode: 'rates are those of countries' },
  },
  ShippingDeliveryTime: {
    required: [],
    recommended: ['handlingTime', 'transitTime'],
    unknown: { handlingTime: 'the shop knows the days from the order to the door as a whole' },
  },
  QuantitativeValue: { required: ['minValue', 'maxValue'], recommended: ['unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnFees', 'returnMethod', 'returnShippingFeesAmount'],
    unknown: { returnShippingFeesAmount: 'carriers charge the buyer, not the shop' },
  },
  Brand: { required: ['name'], recommended: [] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  Review: { required: ['author', 'reviewRating'], recommended: ['datePublished', 'reviewBody'] },
  Comment: { required: ['author', 'text'], recommended: ['datePublished'] },
  EnergyConsumptionDetails: {
    required: ['hasEnergyEfficiencyCategory'],
    recommended: ['energyEfficiencyScaleMin', 'energyEfficiencyScaleMax'],
  },
  Certification: {
    required: ['issuedBy', 'name'],
    recommended: ['certificationIdentification', 'certificationRating'],
    unknown: { certificationRating: 'EPREL has it' },
  },
  Organization: { required: ['name'], recommended: [] },
  OnlineStore: { required: ['name', 'url', 'logo'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Person: { required: ['name'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: [] },
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Where a field that Google asks for is missing, such as "offers.shippingDetails", each once; also objects of a type that is not in
 * the table, and names of objects that nobody describes. Of variants those fields count that their group does not have.
 */
export function missingFields(root: Node): string[] {
  const described = new Set<unknown>();
  const named = new Set<unknown>();
  const found = new Set<string>();
  const visit = (value: unknown, path: string, above: Node): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, path, above);
    if (!isNode(value) || Array.isArray(value)) return;
    const { '@type': type, '@id': id } = value;
    if (id !== undefined) (type === undefined ? named : described).add(id);
    if (type === undefined && id !== undefined) return;
    const fields = 'value' in value && type === 'QuantitativeValue' ? CONTENT : googleFields[String(type)];
    if (!fields) found.add(`${path}: ${type}`);
    for (const field of [...(fields?.required ?? []), ...(fields?.recommended ?? [])]) {
      const has = value[field] !== undefined || above[field] !== undefined;
      if (!has && fields?.unknown?.[field] === undefined) found.add(path + field);
    }
    const group = type === 'ProductGroup' ? value : {};
    for (const [field, part] of Object.entries(value)) visit(part, `${path}${field}.`, group);
  };
  visit(root, '', {});
  for (const id of named) if (!described.has(id)) found.add(`nobody describes ${id}`);
  return [...found].sort();
}
