import { SecondFactorNotice } from '../../features/accounts/SecondFactorNotice.tsx';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { DefaultsNotice } from '../../features/settings/DefaultsNotice.tsx';
import { SetupIssues } from '../../features/setup/SetupIssues.tsx';

/** Notices for staff on each screen of the admin area. */
export function AdminNotices() {
  const viewer = useViewer();
  return (
    <>
      <SecondFactorNotice />
      {may(viewer, 'SETTINGS') && <DefaultsNotice />}
      {may(viewer, 'SETTINGS') && <SetupIssues />}
    </>
  );
}
