import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/settings';
import { mailTexts } from '#messages/admin/settings-sections';
import { settingsGroupUrl, settingsSections, urlOfHeading } from '../../../features/settings/sections.ts';
import { mailTextsUrl, settingsSectionUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { card, cardLink, cardList } from '../../../ui/card-styles.ts';
import { isMeant } from '../../../ui/is-meant.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SettingStatusLine } from './SettingStatusLine.tsx';
import { type SettingsOverviewQuery, useSettingsOverviewQuery } from './SettingsPage.generated.tsx';

/** The sections of the settings, with what is as in a new shop and who changed what last, and a search in all of them. */
export default function SettingsPage() {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash) void navigate(urlOfHeading(location.hash.slice(1)), { replace: true });
  }, [navigate]);
  return (
    <AdminPage
      title={t.settings}
      intro={t.whatTheShopIsCalled}
      result={useSettingsOverviewQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {(shown) => <Overview shown={shown} />}
    </AdminPage>
  );
}

function Overview({ shown }: { shown: SettingsOverviewQuery }) {
  const [typed, setTyped] = useState('');
  const links = typed.trim() ? foundIn(shown, typed) : cardsOf(shown);
  return (
    <>
      <Box role="search" sx={{ maxWidth: 480, mb: 3 }}>
        <TextField
          type="search"
          label={t.searchSettings}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <div role="status">{links.length === 0 && <Typography>{t.noSettingHas(typed.trim())}</Typography>}</div>
      <Box component="ul" sx={cardList(300)}>
        {links.map(({ href, title, hint, status }) => (
          <Box component="li" key={`${href} ${title}`} sx={card}>
            <Box component={RouterLink} href={href} sx={cardLink}>
              {title}
            </Box>
            {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
            {status && <SettingStatusLine statuses={status} />}
          </Box>
        ))}
      </Box>
    </>
  );
}

interface Card {
  href: string;
  title: string;
  hint?: string | null;
  status?: SettingsOverviewQuery['settingStatuses'];
}

function cardsOf({ settingGroups, settingStatuses }: SettingsOverviewQuery): Card[] {
  const sections = settingsSections(settingGroups).map(({ name, title, hint, groups }) => ({
    href: settingsSectionUrl(name),
    title,
    hint,
    status: groups.length > 0 ? settingStatuses.filter(({ name: of }) => groups.includes(of)) : undefined,
  }));
  return [...sections, { href: mailTextsUrl, ...mailTexts }];
}

/** The sections and settings that have all words of a text. */
function foundIn(shown: SettingsOverviewQuery, text: string): Card[] {
  const fields = shown.settingGroups.flatMap(({ name: group, title, fields }) =>
    fields.map(({ label, help }) => ({ href: settingsGroupUrl(group), title: label, hint: help ?? title })),
  );
  return [...cardsOf(shown), ...fields].filter(({ title, hint }) => isMeant(`${title} ${hint ?? ''}`, text));
}
