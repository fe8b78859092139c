import type { ChosenMethod } from './shop-rules.ts';

type Place = Pick<ChosenMethod, 'name' | 'description' | 'daysMin' | 'daysMax'>;

/** "2 to 4 days"; empty when nothing is known. */
export function daysText(min: number | null, max: number | null): string {
  if (min === null && max === null) return '';
  if (min !== null && max !== null && min !== max) return `${min} to ${max} days`;
  const days = max ?? min;
  return days === 1 ? '1 day' : `${days} days`;
}

/** Where and when an order can be fetched: the name of the pickup, what the shop says of it, and when it is ready. */
export function pickupLines({ name, description, daysMin, daysMax }: Place): string[] {
  const days = daysText(daysMin, daysMax);
  return [name, description ?? '', days && `Ready in ${days}`].filter(Boolean);
}

/** The same within a sentence. */
export const pickupPhrase = ({ name, description, daysMin, daysMax }: Place): string => {
  const days = daysText(daysMin, daysMax);
  return [name, description?.replace(/\.$/, ''), days && `ready in ${days}`].filter(Boolean).join(', ');
};
