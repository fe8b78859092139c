/** The classes of energy labels from the best to the worst: those of the scales since 2021, and of the scales before, which some groups of products still have. */
export const ENERGY_CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClassName = (typeof ENERGY_CLASSES)[number];

/** A class with the scale that it is on. */
export interface EnergyClass {
  name: EnergyClassName;
  best: EnergyClassName;
  worst: EnergyClassName;
}

/** Reads "C (A-G)", as it may be typed; "C" alone is on the scale of A to G. Null for what is no class of its scale. */
export function parseEnergyClass(typed: string): EnergyClass | null {
  const text = typed.toUpperCase().replaceAll(/\s/g, '').replaceAll('–', '-');
  const match = /^([A-G]\+{0,3})(?:\(([A-G]\+{0,3})-([A-G]\+{0,3})\))?$/.exec(text);
  if (!match) return null;
  const [, name = '', best = 'A', worst = 'G'] = match;
  const [at, from, to] = [name, best, worst].map((each) => ENERGY_CLASSES.indexOf(each as EnergyClassName));
  const isOnScale = from! >= 0 && from! <= at! && at! <= to! && from! < to!;
  return isOnScale ? ({ name, best, worst } as EnergyClass) : null;
}

/** As it is stored: "C (A-G)". */
export const energyClassText = ({ name, best, worst }: EnergyClass): string => `${name} (${best}-${worst})`;
