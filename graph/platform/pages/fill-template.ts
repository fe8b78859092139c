import { findGaps, GAP } from './find-gaps.ts';
import { RATE_ROW } from './templates/service.ts';

/** What the settings of a shop say, by the gaps of the templates that ask for it; null for what is not set, false for what the shop has not: its section is left out. */
export interface PageFacts {
  gaps: Record<KnownGap, string | null | false>;
  /** How it ships, a row each: where to, how, what it costs, from which sum it is free, and the days; empty while that is not set. */
  rates: readonly (readonly string[])[];
  /** Tables of what methods cost by weight, number or sum, below the table of the methods. */
  brackets: readonly BracketTable[];
}

export interface BracketTable {
  title: string;
  /** What is counted, and the price. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export type KnownGap =
  | 'Your company'
  | 'Street and number'
  | 'Postal code and city'
  | 'Country'
  | 'Address'
  | 'Your company, address and e-mail address'
  | 'Name and address of who receives returns'
  | 'E-mail address'
  | 'Phone number'
  | 'Name of the register and number in it, or remove this line'
  | 'VAT number, or remove this line'
  | 'Authority that supervises your trade, such as the Bezirkshauptmannschaft or the Magistrat of your district'
  | 'Object of the company, such as retail of lamps'
  | 'Payment methods, and when each of them is charged'
  | 'Address of the shop'
  | 'Language'
  | 'Currency'
  | 'include or do not include'
  | 'Countries'
  | 'Days until delivery'
  | 'Orders until … on working days leave on the same day, or: Orders leave within … working days'
  | 'Where and when orders can be fetched, or remove this section'
  | 'Days to send products back'
  | 'Who pays for sending them back'
  | 'You will have to bear the direct cost of returning the goods, or: We will bear the cost of returning the goods'
  | 'Years for which invoices are kept'
  | 'Date';

/** In one line, without the marks by which Markdown would not read it as it stands. */
const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\[\]*_`<|~&]/g, '\\$&');

const rowOf = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;

const tableOf = ({ title, columns, rows }: BracketTable) =>
  [`### ${escaped(title)}\n`, rowOf(columns), rowOf(columns.map(() => '---')), ...rows.map(rowOf)].join('\n');

/** The text of a template with the gaps filled in that are known; the others stay in square brackets. */
export function fillTemplate(body: string, { gaps, rates, brackets }: PageFacts): string {
  const known: Partial<Record<string, string | null | false>> = gaps;
  const tables = [rates.map(rowOf).join('\n'), ...brackets.map(tableOf)].join('\n\n');
  const isMeant = (section: string) => !findGaps(section).some((gap) => known[gap] === false);
  return body
    .split(/^(?=## )/m)
    .filter(isMeant)
    .join('')
    .split(RATE_ROW)
    .map((part) =>
      part.replace(GAP, (gap, name: string) => {
        const value = known[name.replace(/\s+/g, ' ').trim()];
        return value ? escaped(value) : gap;
      }),
    )
    .join(tables || RATE_ROW);
}
