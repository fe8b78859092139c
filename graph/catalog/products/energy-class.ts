import { energyClassText, parseEnergyClass } from '#money/energy-class';

export const ENERGY_CLASS_RULE =
  'Write the class of its energy label with the scale, such as C (A-G), or A++ (A+++-D) for a label from before 2021.';

/** An energy class as it is stored; null for an empty one. */
export function normalEnergyClass(typed: string): string | null {
  const energyClass = parseEnergyClass(typed);
  return energyClass && energyClassText(energyClass);
}

/** What is wrong with an energy class as it was typed; null for one that is right, and for none. */
export function energyClassProblem(typed: unknown): string | null {
  const isRight =
    typed == null || (typeof typed === 'string' && (typed.trim() === '' || parseEnergyClass(typed)));
  return isRight ? null : `The energy class is not clear. ${ENERGY_CLASS_RULE}`;
}
