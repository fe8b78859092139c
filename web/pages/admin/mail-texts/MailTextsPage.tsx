import Box from '@mui/material/Box';
import * as t from '#messages/admin/mail-texts';
import { mailTextUrl } from '../../../router/admin-urls.ts';
import type { MailGroup } from '../../../schema.generated.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type MailLineFragment, useMailTextsPageQuery } from './MailTexts.generated.tsx';

const columns: Column<MailLineFragment>[] = [
  {
    title: t.mail,
    cell: ({ name, title }) => (
      <RowLink href={mailTextUrl(name)} wraps>
        {title}
      </RowLink>
    ),
  },
  { title: t.subjectColumn, cell: ({ subject }) => subject },
  { title: t.texts, cell: ({ isEdited }) => (isEdited ? <b>{t.edited}</b> : t.asDelivered) },
];

const groups = Object.entries(t.groups) as [MailGroup, string][];

/** The mails whose texts can be changed, by what they are about. */
export default function MailTextsPage() {
  return (
    <AdminPage
      title={t.mailTexts}
      intro={t.intro}
      result={useMailTextsPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ mailTemplates }, stale) => (
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {groups.map(([group, title]) => (
            <Section key={group} title={title}>
              <DataTable
                label={title}
                columns={columns}
                rows={mailTemplates
                  .filter((mail) => mail.group === group)
                  .map((mail) => ({ ...mail, id: mail.name }))}
                stale={stale}
              />
            </Section>
          ))}
        </Box>
      )}
    </AdminPage>
  );
}
