import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

interface MoneyTableProps<Row> {
  title: string;
  /** What to know about the rows. */
  note?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of the money check under its heading; nothing without rows. */
export function MoneyTable<Row extends { id: string }>({ title, note, columns, rows }: MoneyTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {title}
      </Typography>
      {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
      <DataTable label={title} columns={columns} rows={rows} stale={false} />
    </section>
  );
}
