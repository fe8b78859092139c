import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/edit-product';
import type { Failure } from '../../../apollo/errors.ts';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Choices } from './Choices.tsx';
import { editedCells, repricedRows, soldRows, withEdited, withPrices, withStock } from './moved-rows.ts';
import { stockChoices } from './stock-conflict.ts';
import { AT, FIELDS, FIXED, PICTURE, type VariantRow } from './variant-rows.ts';

interface VariantConflictsProps {
  rows: VariantRow[];
  optionNames: readonly string[];
  /** The variants whose stock or prices have changed since the form was opened, as they are now. */
  moved: NonNullable<Failure['variants']>;
  /** Who changed what, see `changedBy` of errors. */
  changedBy: Readonly<Record<string, string>>;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  /** Saves again, with these rows. */
  onChoose: (rows: VariantRow[]) => void;
}

/** What has changed since the form was opened, with a choice for each of it. Nothing else that was typed changes. */
export function VariantConflicts(props: VariantConflictsProps) {
  const { rows, optionNames, moved, changedBy, disabled, onChoose } = props;
  const optionCount = optionNames.length;
  const columnName = (column: number) =>
    column === PICTURE
      ? t.picture
      : column < 0
        ? FIXED.at(column)!
        : optionNames[column] || t.optionColumn(column + 1);
  const textOf = (column: number, text: string) => (column === PICTURE && text ? t.anotherPicture : text);
  const nameOf = (row: VariantRow) => row.cells.slice(0, optionCount).join(', ');
  const repriced = repricedRows(rows, moved);
  const edited = editedCells(rows, moved);
  return (
    <>
      {repriced.length > 0 && (
        <Message severity="warning">
          {t.pricesHaveChangedSinceThis}
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            {repriced.map(({ row, now }) => (
              <li key={row.key}>
                {t.nowBefore(nameOf(row), <Price {...now} />, <Price {...row.opened!} />)}
                {t.byWhom(changedBy[`${now.id}.price`] ?? changedBy[`${now.id}.compareAtPrice`])}
              </li>
            ))}
          </Box>
          <Choices
            disabled={disabled}
            choices={[
              { label: t.useTheNewPrices, onChoose: () => onChoose(withPrices(rows, moved, () => true)) },
              { label: t.keepWhatITyped, onChoose: () => onChoose(withPrices(rows, moved, () => false)) },
            ]}
          />
        </Message>
      )}
      {edited.length > 0 && (
        <Message severity="warning">
          {t.variantsWereChanged}
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            {edited.map((cell) => (
              <li key={`${cell.row.key} ${cell.column}`}>
                {t.cellIsNow(
                  nameOf(cell.row),
                  columnName(cell.column),
                  textOf(cell.column, cell.now),
                  textOf(cell.column, cell.before),
                )}
                {t.byWhom(changedBy[`${cell.row.id}.${factOf(cell.column)}`])}
              </li>
            ))}
          </Box>
          <Choices
            disabled={disabled}
            choices={[
              { label: t.useTheirs, onChoose: () => onChoose(withEdited(rows, edited, () => true)) },
              { label: t.keepWhatITyped, onChoose: () => onChoose(withEdited(rows, edited, () => false)) },
            ]}
          />
        </Message>
      )}
      {soldRows(rows, moved).map(({ row, index, opened, now }) => (
        <div key={row.key}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(row)}</Typography>
          <StockConflict
            opened={opened.countInStock}
            typed={Number(row.cells.at(AT.stock))}
            now={now}
            disabled={disabled}
            onChoose={(count) => onChoose(rows.with(index, withStock(row, now, count)))}
          />
        </div>
      ))}
    </>
  );
}

/** The name of a column in the log. */
const factOf = (column: number) =>
  column === PICTURE ? 'picture' : column < 0 ? FIELDS.at(column) : 'options';

function Price({ price, compareAtPrice }: { price: number; compareAtPrice: number | null }) {
  return (
    <>
      <Money cents={price} />
      {compareAtPrice !== null && <> {t.wasAmount(<Money cents={compareAtPrice} />)}</>}
    </>
  );
}

interface StockConflictProps {
  /** The stock when the form was opened. */
  opened: number;
  typed: number;
  now: number;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  onChoose: (countInStock: number) => void;
}

/** Reports that the stock has changed since the form was opened, and lets the admin choose its value. */
function StockConflict({ opened, typed, now, disabled, onChoose }: StockConflictProps) {
  const meaning = (count: number) => {
    if (count === now) return t.keep(count);
    return count === typed ? t.saveAsTyped(count) : t.saveAndYourChange(count, now);
  };
  return (
    <Message severity="warning">
      {t.thereAreInStockNow(now, opened, typed)}
      <Choices
        disabled={disabled}
        choices={stockChoices(opened, typed, now).map((count) => ({
          label: meaning(count),
          onChoose: () => onChoose(count),
        }))}
      />
    </Message>
  );
}
