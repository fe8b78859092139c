/** A product of the demo catalogue, as its shelf lists it. */
export interface DemoProduct {
  name: string;
  brand: string;
  description: string;
  priceCents: number;
  countInStock: number;
}
