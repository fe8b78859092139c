import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';
import { Setting } from './setting.entity.ts';
import { type StoredSettings, storedGroup } from './stored-settings.ts';

/** Multiplies the amounts of shipping and payment methods by a rate: for a change of the currency. Call it with the table locked. */
export async function repriceSettings(em: SqlEntityManager, rate: number, now: Date): Promise<void> {
  const times = (cents: number) => Math.min(Math.round(cents * rate), MAX_CENTS);
  const timesOrNull = (cents: number | null) => (cents === null ? null : times(cents));
  await reprice(em, 'shipping', now, ({ methods }) => ({
    methods: methods.map((method) => ({
      ...method,
      price: times(method.price),
      freeAbove: timesOrNull(method.freeAbove),
      minItems: timesOrNull(method.minItems),
      maxItems: timesOrNull(method.maxItems),
    })),
  }));
  await reprice(em, 'payment', now, (group) => ({
    ...group,
    methods: group.methods.map((method) => ({ ...method, maxTotal: timesOrNull(method.maxTotal) })),
  }));
}

/** A group that was never changed has amounts as well: those of its default. */
async function reprice<Key extends keyof StoredSettings>(
  em: SqlEntityManager,
  key: Key,
  now: Date,
  change: (value: StoredSettings[Key]) => StoredSettings[Key],
): Promise<void> {
  const row = await em.findOne(Setting, { key });
  const value = change(storedGroup(key, row?.value));
  const next = { value, version: (row?.version ?? 0) + 1, updatedAt: now };
  if (row) em.assign(row, next);
  else em.create(Setting, { key, ...next });
}
