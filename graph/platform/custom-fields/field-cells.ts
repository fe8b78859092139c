import type { TableCell } from '../../core/table-cell.ts';
import type { Definition } from './find-custom-fields.ts';

/** The custom fields of which a file has columns. */
export type ExportedFields = readonly Pick<Definition, 'id' | 'key' | 'type'>[];

/** The titles of their columns: the keys, which stay when a field is renamed. */
export const fieldHeaders = (fields: ExportedFields): string[] => fields.map(({ key }) => `custom.${key}`);

/** The cells of a row, from its values by the ids of the fields. */
export const fieldCells = (fields: ExportedFields, values: Readonly<Record<string, string>>): TableCell[] =>
  fields.map(({ id, type }) => {
    const value = values[id] ?? null;
    return value !== null && type === 'number' ? numberCell(value) : value;
  });

/** A number of more digits than spreadsheets keep stays a text. */
const numberCell = (value: string): number | string =>
  value.replace(/\D/g, '').length <= 15 ? Number(value) : value;
