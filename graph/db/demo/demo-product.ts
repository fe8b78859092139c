/** A product of the demo catalogue, as its shelf lists it. */
export interface DemoProduct {
  /** Names the drawing the pictures are rendered from: `art/<art>.svg`. */
  art: string;
  name: string;
  brand: string;
  description: string;
  priceCents: number;
  countInStock: number;
}
