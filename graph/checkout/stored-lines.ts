import { JsonType, type Platform } from '@mikro-orm/core';
import type { SoldLine } from '#money/line';

/** Without `variant` it is the first variant of the product, which has the same id. */
type StoredLine = Omit<SoldLine, 'item'> & { variant?: string };

/** Lines as a column of JSON, which SQL reads as well. Their item is stored as `variant`, unless it is the first one of the product. */
export class StoredLines extends JsonType {
  override convertToDatabaseValue(lines: SoldLine[], ...rest: [Platform]): string | null {
    const stored = lines.map(({ item, ...line }): StoredLine => {
      return item === line.product ? line : { variant: item, ...line };
    });
    return super.convertToDatabaseValue(stored, ...rest);
  }

  override convertToJSValue(value: unknown, ...rest: [Platform]): unknown {
    const stored = super.convertToJSValue(value, ...rest) as StoredLine[];
    return stored.map(({ variant, ...line }): SoldLine => ({ item: variant ?? line.product, ...line }));
  }
}
