import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/bookkeeping';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { settingsSectionUrl } from '../../../router/admin-urls.ts';
import { Message } from '../../../ui/Message.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { fileUrl } from './bookkeeping-urls.ts';
import { FileLink } from './FileLink.tsx';
import { type Problem, useSaveFile } from './useSaveFile.ts';

/** Saves the bookings of a period for DATEV, or says below the link what has to be set first. */
export function Datev({ period }: { period: Record<string, string> }) {
  const maySet = may(useViewer(), 'SETTINGS');
  const [problem, save] = useSaveFile();
  return (
    <Section title={t.datev} intro={t.datevIntro} sx={{ mt: 4 }}>
      <Typography sx={{ maxWidth: '65ch' }}>
        {t.datevAccounts} {maySet ? <SettingsLink section="datev" text={t.setAccounts} /> : t.needsSettings}
      </Typography>
      <div>
        <FileLink href={fileUrl('datev', 'csv', period)} label={t.datevFile} name={t.datevFile} save={save} />
        {problem && (
          <div ref={scrollTo}>
            <Message severity="error">
              {problem.message} <Remedy problem={problem} maySet={maySet} />
            </Message>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Leads to the settings that lack something, or says who may set it. */
function Remedy({ problem: { fields }, maySet }: { problem: Problem; maySet: boolean }) {
  const lacksAccounts = fields.some((field) => field.endsWith('Accounts'));
  const lacksCountry = fields.includes('country');
  if (!lacksAccounts && !lacksCountry) return null;
  if (!maySet) return t.needsSettings;
  return lacksCountry ? (
    <SettingsLink section="invoices" text={t.setCountry} />
  ) : (
    <SettingsLink section="datev" text={t.setAccounts} />
  );
}

function SettingsLink({ section, text }: { section: string; text: string }) {
  return (
    <Link component={RouterLink} href={settingsSectionUrl(section)}>
      {text}
    </Link>
  );
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
