/** The SKUs of a text: one a line, or in the first column of a spreadsheet; also between commas. Each once. */
export function skusIn(text: string): string[] {
  const skus = text
    .split(/[\n,;]/)
    .map((line) => line.split('\t')[0]!.trim())
    .filter(Boolean);
  return [...new Map(skus.map((sku) => [sku.toLowerCase(), sku])).values()];
}
