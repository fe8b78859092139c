import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/admin/edit-product';
import { editProductUrl } from '../../../router/admin-urls.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { SidewaysScroll } from '../../../ui/SidewaysScroll.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';
import { moveInGrid } from './grid-keys.ts';
import { gridStyle } from './grid-style.ts';
import { paste } from './paste.ts';
import { columnOf, marginOf } from './read-rows.ts';
import { FIXED, type VariantRow } from './variant-rows.ts';

interface VariantTableProps {
  optionNames: readonly string[];
  rows: readonly VariantRow[];
  /** The product as it is stored. */
  stored: Pick<EditVariantsFragment, 'images' | 'variants'>;
  /** The only variant: its price, stock and backorder limit are fields of the product. */
  isAlone: boolean;
  /** In the prices, in basis points. */
  taxRate: number;
  /** By names such as "variants.2.sku". */
  errors: Partial<Record<string, string>>;
  onChange: (rows: VariantRow[]) => void;
}

const FACTS = [t.barcode, t.cost, t.weight, t.reorderPoint, t.backorderLimit, t.netContent];
const OF_PRODUCT: readonly string[] = [t.priceLabel, t.stock, t.backorderLimit];
const OPTIONAL = ['SKU', t.wasLabel, ...FACTS];

/** The variants as a table of fields, into which cells of a spreadsheet can be pasted. */
export function VariantTable(props: VariantTableProps) {
  const { optionNames, rows, stored, isAlone, taxRate, errors, onChange } = props;
  const id = useId();
  const columns = [...optionNames, ...FIXED].map((name, column) => ({ name, column }));
  const shown = columns.filter(({ name }) => !isAlone || !OF_PRODUCT.includes(name));
  const { images } = stored;
  const hasPictures = images.length > 1;
  const hasMargins = rows.some((row) => marginOf(row, taxRate) !== null);
  return (
    <SidewaysScroll hint={t.scrollForMore}>
      <Box component="table" sx={gridStyle}>
        <thead>
          <tr>
            {shown.map(({ name, column }) => (
              <th key={column} scope="col">
                {name || t.optionColumn(column + 1)}
                {column >= optionNames.length && OPTIONAL.includes(name) && ` ${t.isOptional}`}
              </th>
            ))}
            {hasMargins && <th scope="col">{t.margin}</th>}
            {hasPictures && <th scope="col">{t.picture}</th>}
            <td />
          </tr>
        </thead>
        <tbody onKeyDown={moveInGrid}>
          {rows.map((row, index) => {
            const ofRow = isAlone ? '' : t.row(index + 1);
            const wrong = Object.entries(errors).find(([name]) => isOfRow(name, index));
            const wrongColumn = wrong && columnOf(wrong[0].split('.')[2] ?? '', optionNames.length);
            const errorId = `${id}-${row.key}`;
            return (
              <tr key={row.key}>
                {shown.map(({ name, column }) => (
                  <td key={column}>
                    <input
                      aria-label={`${name || t.optionColumn(column + 1)}${ofRow}`}
                      aria-invalid={wrongColumn === column}
                      aria-describedby={wrongColumn === column ? errorId : undefined}
                      value={row.cells[column] ?? ''}
                      data-long={name === t.barcode || undefined}
                      inputMode={column > optionNames.length && name !== t.netContent ? 'decimal' : undefined}
                      onChange={({ target }) =>
                        onChange(rows.with(index, { ...row, cells: row.cells.with(column, target.value) }))
                      }
                      onPaste={(event) => {
                        const text = event.clipboardData.getData('text/plain');
                        if (!/[\t\n]/.test(text.trimEnd())) return;
                        event.preventDefault();
                        onChange(paste(rows, { row: index, column }, text));
                      }}
                    />
                    {name === t.barcode && (
                      <SameBarcode variants={stored.variants.filter(({ id }) => id === row.id)} />
                    )}
                    {wrongColumn === column && (
                      <Typography id={errorId} variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
                        {wrong?.[1]}
                      </Typography>
                    )}
                  </td>
                ))}
                {hasMargins && <td className="margin">{marginText(row, taxRate)}</td>}
                {hasPictures && (
                  <td>
                    <select
                      aria-label={`Picture${ofRow}`}
                      value={row.imageId ?? ''}
                      onChange={({ target }) =>
                        onChange(rows.with(index, { ...row, imageId: target.value || null }))
                      }
                    >
                      <option value="">{t.firstOne}</option>
                      {images.map((image, number) => (
                        <option key={image.id} value={image.id}>
                          {number + 1}
                          {image.alt && `: ${image.alt}`}
                        </option>
                      ))}
                    </select>
                  </td>
                )}
                <td>
                  {rows.length > 1 && (
                    <IconButton
                      aria-label={t.removeRow(index + 1)}
                      onClick={() => onChange(rows.toSpliced(index, 1))}
                      sx={{ width: 44, height: 44 }}
                    >
                      <Icon name="trash" />
                    </IconButton>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <caption>
          <VisuallyHidden>{t.variantsOfTheProduct}</VisuallyHidden>
        </caption>
      </Box>
    </SidewaysScroll>
  );
}

function marginText(row: VariantRow, taxRate: number): string {
  const margin = marginOf(row, taxRate);
  return margin === null ? '–' : t.percent(margin);
}

/** The products that have the barcode of a stored variant as well. */
function SameBarcode({ variants }: { variants: EditVariantsFragment['variants'] }) {
  const others = variants.flatMap(({ sameBarcode }) => sameBarcode ?? []);
  if (others.length === 0) return;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {t.alsoBarcodeOf}{' '}
      {others.map(({ productId, name }, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <Link component={RouterLink} href={editProductUrl(productId)}>
            {name}
          </Link>
        </span>
      ))}
    </Typography>
  );
}

/** Whether a message is about a cell of this table: custom fields have their own. */
const isOfRow = (name: string, index: number) =>
  name.startsWith(`variants.${index}.`) && !name.includes('.customFields.');
