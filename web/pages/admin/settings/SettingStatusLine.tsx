import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/settings';
import { Time } from '../../../ui/Time.tsx';
import type { SettingStatusLineFragment } from './SettingsPage.generated.tsx';

/** Whether groups of settings are as in a new shop, and who changed what of them last. */
export function SettingStatusLine({ statuses }: { statuses: readonly SettingStatusLineFragment[] }) {
  const [last] = statuses
    .filter(({ changedAt }) => changedAt)
    .toSorted((a, b) => b.changedAt!.localeCompare(a.changedAt!));
  const isDefault = statuses.every((status) => status.isDefault);
  if (!isDefault && !last) return null;
  return (
    <Typography sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {isDefault && `${t.allDefault}${last ? ' · ' : ''}`}
      {last && t.changed(last.changed, last.changedBy, <Time iso={last.changedAt!} />)}
    </Typography>
  );
}
