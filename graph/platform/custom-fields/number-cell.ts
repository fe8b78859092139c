/** A number as a cell of a file. One of more digits than spreadsheets keep stays a text. */
export const numberCell = (value: string): number | string =>
  value.replace(/[^\d]/g, '').length <= 15 ? Number(value) : value;
