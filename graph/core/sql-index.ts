import { Index } from '@mikro-orm/decorators/legacy';

/** An index of the table that is written as SQL, whose name is the first one in quotes. */
export const SqlIndex = (expression: string) => Index({ name: expression.split('"')[1], expression });
