import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/setup-steps';
import { SecondFactorNotice } from '../../features/accounts/SecondFactorNotice.tsx';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { DefaultsNotice } from '../../features/settings/DefaultsNotice.tsx';
import { SetupIssues } from '../../features/setup/SetupIssues.tsx';
import { stepUrls } from '../../features/setup/step-urls.ts';
import { useSetupList } from '../../features/setup/useSetupList.ts';
import { adminHomeUrl } from '../../router/admin-urls.ts';
import type { SetupIssueCode } from '../../schema.generated.ts';

/** Notices for staff on each screen of the admin area. */
export function AdminNotices() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const maySet = may(viewer, 'SETTINGS');
  const isHome = pathname === adminHomeUrl;
  const isStep = Object.values(stepUrls).includes(pathname);
  const list = useSetupList({ skip: !maySet });
  return (
    <>
      {isStep && list && (
        <Link href={adminHomeUrl} sx={{ display: 'inline-block', mb: 2, py: 1 }}>
          {t.backToList}
        </Link>
      )}
      <SecondFactorNotice />
      {maySet && !(isHome && list) && <DefaultsNotice />}
      {/* The home screen, where several issues lead, has these as steps: they are not counted or said twice. */}
      {maySet && list !== undefined && <SetupIssues besides={list ? STEPS : []} />}
    </>
  );
}

const STEPS: readonly SetupIssueCode[] = [
  'CURRENCY',
  'NO_SHIPPING_METHOD',
  'NO_SELLER',
  'NO_PRODUCT',
  'ONLY_DRAFTS',
  'CLOSED',
];
