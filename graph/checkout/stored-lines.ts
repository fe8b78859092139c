import { JsonType, type Platform } from '@mikro-orm/core';
import type { SoldLine } from '#money/line';

type StoredLine = Omit<SoldLine, 'item'> & { product: string };

/**
 * Lines as a column of JSON. Their item is stored as `product`, as in all rows so far: processes of the last version read
 * it during a deployment, and SQL does at any time.
 */
export class StoredLines extends JsonType {
  override convertToDatabaseValue(lines: SoldLine[], ...rest: [Platform]): string | null {
    const stored = lines.map(({ item: product, ...line }): StoredLine => ({ product, ...line }));
    return super.convertToDatabaseValue(stored, ...rest);
  }

  override convertToJSValue(value: unknown, ...rest: [Platform]): unknown {
    const stored = super.convertToJSValue(value, ...rest) as StoredLine[];
    return stored.map(({ product: item, ...line }): SoldLine => ({ item, ...line }));
  }
}
