import { useLocation } from 'react-router-dom';
import { SecondFactorNotice } from '../../features/accounts/SecondFactorNotice.tsx';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { DefaultsNotice } from '../../features/settings/DefaultsNotice.tsx';
import { SetupIssues } from '../../features/setup/SetupIssues.tsx';
import { useSetupList } from '../../features/setup/useSetupList.ts';
import { adminHomeUrl } from '../../router/admin-urls.ts';
import type { SetupIssueCode } from '../../schema.generated.ts';

/** Notices for staff on each screen of the admin area. */
export function AdminNotices() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const maySet = may(viewer, 'SETTINGS');
  // What is one of the steps on the home screen is not said there twice.
  const list = useSetupList({ skip: !maySet || pathname !== adminHomeUrl });
  return (
    <>
      <SecondFactorNotice />
      {maySet && !list && <DefaultsNotice />}
      {maySet && <SetupIssues besides={list ? STEPS : []} />}
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
