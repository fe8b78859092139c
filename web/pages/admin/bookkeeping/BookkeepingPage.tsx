import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/bookkeeping';
import { PeriodFields } from '../../../features/periods/PeriodFields.tsx';
import { periodOf, presetsOn, useToday } from '../../../features/periods/periods.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { fileUrl, formats } from './bookkeeping-urls.ts';
import { Datev } from './Datev.tsx';
import { FileLink } from './FileLink.tsx';
import { Months } from './Months.tsx';
import { Payouts } from './Payouts.tsx';
import { useSaveFile } from './useSaveFile.ts';

type Name = keyof typeof t.names;

/** What who keeps the books takes from the shop, of the days in its address; the last month without any. */
export default function BookkeepingPage() {
  const { currency } = useSettings();
  const query = useTableQuery(['name']);
  const period = { ...presetsOn(useToday()).lastMonth, currency, ...periodOf(query.params) };
  const [problem, save] = useSaveFile();
  return (
    <>
      <AdminHeading title={t.bookkeeping} />
      <Typography sx={{ maxWidth: '65ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <PeriodFields query={query} {...period} currencies={[currency]} />
      {problem && <Message severity="error">{problem.message}</Message>}
      <Section title={t.files} sx={{ mt: 3 }}>
        <DataTable
          label={t.files}
          rows={(Object.keys(t.names) as Name[]).map((id) => ({ id }))}
          columns={[
            { title: t.file, cell: ({ id }) => <strong>{t.names[id]}</strong> },
            { title: t.whatItHas, cell: ({ id }) => t.hints[id] },
            {
              title: t.save,
              cell: ({ id }) =>
                formats.map((format) => (
                  <FileLink
                    key={format}
                    href={fileUrl(id, format, period)}
                    label={format.toUpperCase()}
                    name={t.saveAs(t.names[id], format.toUpperCase())}
                    save={save}
                  />
                )),
            },
          ]}
        />
      </Section>
      <Typography sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{t.days}</Typography>
      <Datev period={period} />
      <Payouts />
      <Months hrefOf={(days) => query.href({ ...days })} />
    </>
  );
}
