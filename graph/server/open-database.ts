import { connectDatabase, type Database, type DatabaseOptions } from '../db/orm.ts';
import { declared } from './modules.ts';

/** Opens the database with the tables of all modules. */
export function openDatabase(options: Omit<DatabaseOptions, 'entities'>): Promise<Database> {
  return connectDatabase({ ...options, entities: [...declared.entities] });
}
