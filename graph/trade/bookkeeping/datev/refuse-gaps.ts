import { DomainError } from '../../../core/errors.ts';
import { type Movement, moneyAccount, salesAccount } from './batch.ts';
import type { DatevAccounts } from './datev-accounts.ts';

/** Refuses all accounts that movements need and nobody has set, together. Errors: BAD_USER_INPUT, with a message for each setting. */
export function refuseGaps(movements: readonly Movement[], batch: DatevAccounts): void {
  const gaps = new Map<string, Set<string>>();
  const note = (need: () => unknown) => {
    try {
      need();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const [field, message] of Object.entries(error.details.fields ?? {}))
        gaps.set(field, (gaps.get(field) ?? new Set()).add(message));
    }
  };
  for (const movement of movements) {
    for (const { rate } of movement.parts) note(() => salesAccount(batch, movement, rate));
    note(() => moneyAccount(batch, movement));
  }
  if (gaps.size === 0) return;
  const fields = Object.fromEntries([...gaps].map(([field, messages]) => [field, [...messages].join(' ')]));
  throw new DomainError('BAD_USER_INPUT', Object.values(fields).join(' '), { fields });
}
