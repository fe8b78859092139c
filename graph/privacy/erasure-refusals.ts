import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';
import type { Person } from '../core/personal-data.ts';
import type { Ports } from '../core/ports.ts';
import { findPeople } from './find-people.ts';

/** The reasons of modules for which a person cannot be erased now. */
export async function refusalsOf(
  em: SqlEntityManager,
  { personalData }: Pick<Ports, 'personalData'>,
  person: Person,
): Promise<DomainError[]> {
  const found: DomainError[] = [];
  for (const { refusal } of personalData) {
    const reason = await refusal?.(em, person);
    if (reason) found.push(reason);
  }
  return found;
}

/** The same of all who are one person with an account or a guest, as sentences. Errors: those of `findPeople`. */
export async function erasureRefusals(ctx: Context, id: string): Promise<string[]> {
  const { account, guests, emailKey } = await findPeople(ctx, id);
  const sentences = new Set<string>();
  for (const { id } of account ? [...guests, account] : guests)
    for (const { message } of await refusalsOf(ctx.em.fork(), ctx.ports, { id, emailKey }))
      sentences.add(message);
  return [...sentences];
}
