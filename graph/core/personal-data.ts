import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** An account whose personal data is erased. */
export interface Person {
  id: string;
  emailKey: string;
}

/** What a room stores about people. `graph/privacy` exports and erases it. */
export interface PersonalData {
  /** SELECT statements by section of the export, without secrets. `?` stands for the id of the account. */
  sections: Record<string, string>;
  /**
   * Removes from the room's tables what a deleted account left there: name, e-mail address, postal address. Throws
   * CONFLICT while they are needed. Runs in the transaction that erases the person.
   */
  erase?(em: SqlEntityManager, person: Person): Promise<void>;
}
