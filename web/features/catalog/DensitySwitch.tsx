import { lazyPart } from '../../ui/lazy-part.tsx';

/** Chooses between large pictures and more products in a row. Without scripts there is nothing to choose. */
export const DensitySwitch = lazyPart(async () => (await import('./DensityButton.tsx')).DensityButton);
