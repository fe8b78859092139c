import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** An account or a guest whose personal data is erased. */
export interface Person {
  id: string;
  /** Null for a guest, who need not be the owner of the address. */
  emailKey: string | null;
}

/** What a module stores about people. `graph/privacy` exports and erases it. */
export interface PersonalData {
  /** SELECT statements by section of the export, without secrets. `?` stands for the id of the account. */
  sections: Record<string, string>;
  /**
   * Removes from the module's tables what a deleted account left there: name, e-mail address, postal address. Throws
   * CONFLICT while they are needed. Runs in the transaction that erases the person.
   */
  erase?(em: SqlEntityManager, person: Person): Promise<void>;
}
