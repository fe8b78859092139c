import { lazyPart } from '../../ui/lazy-part.tsx';

/** Chooses between large pictures and more products in a row. */
export const DensitySwitch = lazyPart(
  async () => (await import('./DensityButton.tsx')).DensityButton,
  undefined,
  true,
);
