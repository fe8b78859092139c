import Link from '@mui/material/Link';
import * as t from '#messages/admin/reports';

/** Downloads the file of a report, which the server makes: no screen of the app. */
export function CsvLink({ href }: { href: string }) {
  return (
    <Link
      component="a"
      href={href}
      download
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      {t.downloadCsv}
    </Link>
  );
}
