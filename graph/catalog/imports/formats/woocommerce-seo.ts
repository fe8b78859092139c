import type { CsvRow } from '../read-csv.ts';
import { seoCells } from './cells.ts';
import type { FormatRow } from './format.ts';
import type { Table } from './table.ts';

/** As its extensions Yoast SEO and Rank Math export them; templates of theirs say nothing here. */
export function seoOf(table: Table, row: CsvRow): FormatRow['values'] {
  const [title, description] = [
    table.cell(row, 'Meta: _yoast_wpseo_title', 'Meta: rank_math_title'),
    table.cell(row, 'Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_description'),
  ].map((text) => {
    if (!isTemplate(text)) return text;
    table.leaveOut('Templates of texts for search engines');
    return '';
  });
  return seoCells(table, title!, description!);
}

/** Whether it has a word between percent signs. */
const isTemplate = (text: string) =>
  text.split('%').some((part, at, parts) => at > 0 && at < parts.length - 1 && /^\w+$/.test(part));
