/** Names of elements and what is in them; a name may come several times. */
export type Tags = [tag: string, content: string | Tags][];

/** Where the fields of a program that reads the feed differ from those of the other. */
export interface FeedChannel {
  /** Characters that it takes at most. */
  longestTitle: number;
  longestDescription: number;
  longestBrand: number;
  availability: { inStock: string; outOfStock: string };
  /** The picture in a format that it reads. */
  pictureOf: (path: string) => string;
  /** The texts of `additional_image_link`. */
  furtherPictures: (addresses: string[]) => string[];
  /** Fields that it alone knows. */
  ownFields: (item: { hasGtin: boolean; unitPricing: Tags; energy: Tags }) => Tags;
}

/** Google Merchant Center: https://support.google.com/merchants/answer/7052112 */
export const googleChannel: FeedChannel = {
  longestTitle: 150,
  longestDescription: 5000,
  longestBrand: 70,
  availability: { inStock: 'in_stock', outOfStock: 'out_of_stock' },
  pictureOf: (path) => path,
  furtherPictures: (addresses) => addresses.slice(0, 10),
  // The shop stores no numbers of manufacturers: without a GTIN there is no identifier.
  ownFields: ({ hasGtin, unitPricing, energy }) => [
    ...unitPricing,
    ...energy,
    ...(hasGtin ? [] : ([['identifier_exists', 'no']] as Tags)),
  ],
};

/** Of the list of further pictures. */
const META_LIST = { pictures: 20, characters: 2000 };
/** Pictures that the shop has prepared, of which there is a JPEG as well. */
const OWN = /^\/(?:images|uploads)\//;
const SIZE = /-(?:800|1200|1600)\.webp$/;

/** Catalogues of Meta, for Facebook and Instagram: https://developers.facebook.com/docs/commerce-platform/catalog/fields */
export const metaChannel: FeedChannel = {
  longestTitle: 200,
  longestDescription: 9999,
  longestBrand: 100,
  availability: { inStock: 'in stock', outOfStock: 'out of stock' },
  // It reads neither WebP nor AVIF.
  pictureOf: (path) => (OWN.test(path) ? path.replace(SIZE, '-800.jpg') : path),
  // One text with commas between them: an address with a comma of its own would be read as two.
  furtherPictures: (addresses) => {
    const listed: string[] = [];
    for (const address of addresses.map((each) => each.replaceAll(',', '%2C')).slice(0, META_LIST.pictures))
      if ([...listed, address].join(',').length <= META_LIST.characters) listed.push(address);
    return listed.length > 0 ? [listed.join(',')] : [];
  },
  ownFields: () => [],
};
