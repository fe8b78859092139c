import { lazyPart } from './lazy-part.tsx';

/** Few products have an energy label: its code is loaded with the first one. */
export const EnergyArrow = lazyPart(
  async () => (await import('./EnergyArrow.tsx')).EnergyArrow,
  undefined,
  true,
);
