export type DemoCategory =
  | 'Audio & Music'
  | 'Electronics'
  | 'Photo & Craft'
  | 'Shoes & Bags'
  | 'Clothing & Accessories'
  | 'Home & Kitchen'
  | 'Sports & Outdoors'
  | 'Toys & Games';

export interface DemoProduct {
  /** Names the pictures: `pictures/<slug>-<width>.<format>`. */
  slug: string;
  /** Names the drawing the pictures are rendered from: `art/<art>.svg`. */
  art: string;
  name: string;
  brand: string;
  category: DemoCategory;
  description: string;
  priceCents: number;
  countInStock: number;
}
