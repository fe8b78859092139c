import { decimalText } from '#money/cents';
import { parseEnergyClass } from '#money/energy-class';
import { globalGtin } from '#money/gtin';
import { baseUnitOf, netContentText, parseNetContent } from '#money/unit-price';
import type { ImageRow } from '../../catalog/products/find-images.ts';
import type { VariantRow } from '../../catalog/products/find-variants.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { addressOf } from '../../catalog/products/product-runs.ts';
import { plainText } from '../../core/markdown/description.ts';
import { escapeXml } from '../../core/xml.ts';
import type { FeedChannel, Tags } from './feed-channels.ts';

/** Of each variant, when there are several: it is repeated in each. Characters. */
const LONGEST_OF_VARIANT = 500;

export interface ItemSettings {
  channel: FeedChannel;
  origin: string;
  currency: string;
  /** Of the product, in their order. */
  images: readonly ImageRow[];
}

/** An item for each variant: those of one product are a group. */
export function itemsOf(product: ProductRow, variants: VariantRow[], settings: ItemSettings): string {
  const isGroup = variants.length > 1;
  return variants.map((variant) => itemOf(product, variant, { ...settings, isGroup })).join('');
}

function itemOf(
  product: ProductRow,
  variant: VariantRow,
  { channel, origin, currency, images, isGroup }: ItemSettings & { isGroup: boolean },
): string {
  const { name, brand, category } = product;
  const { price, compareAtPrice, options, image } = variant;
  const amount = (cents: number) => `${decimalText(cents)} ${currency}`;
  const title = options.length > 0 ? `${name} (${options.join(', ')})` : name;
  // Both programs refuse items without one.
  const description = plainText(product.description) || title;
  const addresses = [product.image, ...images.map(({ path }) => path)].flatMap(
    (path) => URL.parse(channel.pictureOf(path), origin)?.href ?? [],
  );
  const own = images.find(({ id }) => id === image?.id)?.path;
  const first = URL.parse(own ? channel.pictureOf(own) : '', origin)?.href;
  const [shown = origin, ...others] = new Set(own && first ? [first, ...addresses] : addresses);
  const gtin = globalGtin(variant.barcode);
  const fields: Tags = [
    ['id', variant.id],
    ...(isGroup ? ([['item_group_id', product.id]] as Tags) : []),
    ['title', title.slice(0, channel.longestTitle)],
    ['description', description.slice(0, isGroup ? LONGEST_OF_VARIANT : channel.longestDescription)],
    ['link', origin + addressOf(product) + (isGroup ? `?variant=${variant.id}` : '')],
    ['image_link', shown],
    ...channel.furtherPictures(others).map((text): [string, string] => ['additional_image_link', text]),
    ['availability', channel.availability[variant.countInStock > 0 ? 'inStock' : 'outOfStock']],
    ['price', amount(compareAtPrice ?? price)],
    ...(compareAtPrice === null ? [] : ([['sale_price', amount(price)]] as Tags)),
    ...detailsOf(product, variant),
    ['brand', brand.slice(0, channel.longestBrand)],
    ...(gtin ? ([['gtin', gtin]] as Tags) : []),
    ['product_type', category],
    ['condition', 'new'],
    ...channel.ownFields({
      hasGtin: gtin !== null,
      unitPricing: unitPricing(variant),
      energy: energyTags(product),
    }),
  ];
  return `<item>\n${tags(fields, 'g:')}</item>\n`;
}

/** By these a program shows the unit price itself. */
function unitPricing({ netContent }: VariantRow): Tags {
  const content = netContent === null ? null : parseNetContent(netContent);
  if (!content) return [];
  const merchant = (unit: string) => MERCHANT_UNITS[unit] ?? unit;
  return [
    ['unit_pricing_measure', netContentText({ ...content, unit: merchant(content.unit) })],
    ['unit_pricing_base_measure', `1 ${merchant(baseUnitOf(content))}`],
  ];
}
/**
 * The class of the energy label, and the ends of its scale: the least efficient one is the lowest. With the number of its page in EPREL,
 * Merchant Center shows the label: https://support.google.com/merchants/answer/13528839
 */
function energyTags({ energyClass, eprelNumber }: ProductRow): Tags {
  const certification: Tags = [
    ['certification_authority', 'EC'],
    ['certification_name', 'EPREL'],
    ['certification_code', eprelNumber ?? ''],
  ];
  const ofEprel: Tags = eprelNumber === null ? [] : [['certification', certification]];
  const read = energyClass === null ? null : parseEnergyClass(energyClass);
  if (!read) return ofEprel;
  return [
    ...ofEprel,
    ['energy_efficiency_class', read.name],
    ['min_energy_efficiency_class', read.worst],
    ['max_energy_efficiency_class', read.best],
  ];
}

/** How Merchant Center calls units that the shop calls otherwise. */
const MERCHANT_UNITS: Record<string, string> = { m2: 'sqm', m3: 'cbm', piece: 'ct' };

/** Size and colour, which have tags of their own. */
function detailsOf({ optionNames }: ProductRow, { options }: VariantRow): Tags {
  const known = optionNames.flatMap((name, index): Tags => {
    if (/^size$/i.test(name)) return [['size', options[index]!]];
    return /^colou?r$/i.test(name) ? [['color', options[index]!]] : [];
  });
  return Object.entries(Object.fromEntries(known));
}

export const tags = (all: Tags, prefix = ''): string =>
  all
    .map(([tag, content]) => {
      const inner = typeof content === 'string' ? escapeXml(content) : `\n${tags(content, prefix)}`;
      return `<${prefix}${tag}>${inner}</${prefix}${tag}>\n`;
    })
    .join('');
