import { type Migration, TSMigrationGenerator } from '@mikro-orm/migrations';

type Migrations = Record<string, new (...options: ConstructorParameters<typeof Migration>) => Migration>;

const files = import.meta.glob<Migrations>('./migrations/*.ts', { eager: true });

/** All migrations, oldest first, each under the name of its file. */
export const migrations = Object.entries(files).map(([path, exported]) => ({
  name: path.slice('./migrations/'.length, -'.ts'.length),
  class: Object.values(exported)[0]!,
}));

/** The number of the next migration, such as "0010". */
export function nextNumber(): string {
  return String(Number.parseInt(migrations.at(-1)!.name, 10) + 1).padStart(4, '0');
}

/** Writes migrations without a way back: see decision 5. */
export class ForwardGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up }: { up: string[]; down: string[] }): string {
    return super.generateMigrationFile(className, { up, down: [] });
  }
}
