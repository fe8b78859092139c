import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DomainError } from './errors.ts';

/** An account or a guest whose personal data is erased. */
export interface Person {
  id: string;
  /** Null unless what was stored by the address alone is the person's: the address is confirmed, or the operator erases all of it. */
  emailKey: string | null;
}

/**
 * SQL: the key of the address of a row of `users`, by which data without an account is theirs; null for an account whose address
 * nobody has confirmed: it may be a stranger's.
 */
export const CONFIRMED_KEY =
  'coalesce(users.guest_email_key, case when users.email_verified_at is not null then users.email_key end)';

/** What a module stores about people. `graph/privacy` exports and erases it. */
export interface PersonalData {
  /** SELECT statements by section of the export, without secrets. `?` stands for the id of the account. */
  sections: Record<string, string>;
  /** Why a person cannot be erased now, such as an order that needs the address. */
  refusal?(em: SqlEntityManager, person: Person): Promise<DomainError | null>;
  /**
   * Removes from the module's tables what a deleted account left there: name, e-mail address, postal address. Runs in the
   * transaction that erases the person, of whom no module refuses it.
   */
  erase?(em: SqlEntityManager, person: Person): Promise<void>;
}
