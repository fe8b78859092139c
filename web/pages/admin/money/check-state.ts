import type { MoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';

type MoneyCheck = MoneyCheckPageQuery['moneyCheck'];

/** What is neither refunded, nor paid with, nor on its way. Minor units. */
export function unexplained({ captured, refunded, paid, underway }: MoneyCheck['sums'][number]): number {
  return captured - refunded - paid - underway;
}

/**
 * What to say of a check: that everything adds up, that it does but for payments on their way, or nothing, since the
 * findings say what is wrong or the provider was not heard.
 */
export function checkState(check: MoneyCheck): 'addsUp' | 'underway' | null {
  const { providerAnswered, sums, underway, problems, brokenRules } = check;
  const isWrong = problems.length + brokenRules.length > 0 || sums.some((sum) => unexplained(sum) !== 0);
  if (isWrong || !providerAnswered) return null;
  return underway.length === 0 ? 'addsUp' : 'underway';
}
