import { requestShop } from './request-shop.ts';

/** The objects that the examples use, so that they run unchanged in any shop. */
export interface Sample {
  /** A product that can be bought. */
  productId: string;
  /** Its price in minor units. */
  price: number;
}

interface Shelf {
  data?: { products: { products: { id: string; price: number; countInStock: number }[] } };
}

/** A product of this shop; an empty id when there is none, or it cannot be loaded. */
export async function findSample(): Promise<Sample> {
  const query = '{ products { products { id price countInStock } } }';
  const { data } = (await requestShop({ query })) as Shelf;
  const product = data?.products.products.find(({ countInStock }) => countInStock >= 2);
  return { productId: product?.id ?? '', price: product?.price ?? 0 };
}
