import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/setup-steps';
import { SecondFactorNotice, useMissingFactor } from '../../features/accounts/SecondFactorNotice.tsx';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { DefaultsNotice, useDefaults } from '../../features/settings/DefaultsNotice.tsx';
import { SetupIssues, useSetupIssues } from '../../features/setup/SetupIssues.tsx';
import { stepUrls } from '../../features/setup/step-urls.ts';
import { useSetupList } from '../../features/setup/useSetupList.ts';
import { adminHomeUrl, settingsUrl } from '../../router/admin-urls.ts';
import type { SetupIssueCode } from '../../schema.generated.ts';
import { OpenIssues } from './OpenIssues.tsx';

/**
 * What a screen says of issues of the setup and `others` notices: the home screen each, another one a single one, or else how many there
 * are besides those that are mended on it.
 */
export function noticesAt<Issue extends { code: SetupIssueCode }>(
  pathname: string,
  issues: readonly Issue[],
  others: number,
) {
  // Where tax classes are chosen.
  const here = pathname.startsWith(settingsUrl)
    ? issues.filter(({ code }) => code.startsWith('UNTAXED'))
    : [];
  const count = issues.length - here.length + others;
  const isSaid = pathname === adminHomeUrl || count < 2;
  return { isSaid, shown: isSaid ? issues : here, count };
}

/** Notices for staff: on the home screen each, on others one line for several, and what must be done now or on that screen. */
export function AdminNotices() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const maySet = may(viewer, 'SETTINGS');
  const isStep = Object.values(stepUrls).includes(pathname);
  const list = useSetupList({ skip: !maySet });
  const factor = useMissingFactor();
  const defaults = useDefaults({ skip: !maySet });
  // The home screen has these as steps: they are not counted or said twice.
  const issues = useSetupIssues(list ? STEPS : [], { skip: !maySet || list === undefined });
  const others = (defaults && !list ? 1 : 0) + (factor && !factor.isRequired ? 1 : 0);
  const { isSaid, shown, count } = noticesAt(pathname, issues, others);
  return (
    <>
      {isStep && list && (
        <Link href={adminHomeUrl} sx={{ display: 'inline-block', mb: 2, py: 1 }}>
          {t.backToList}
        </Link>
      )}
      {factor && (isSaid || factor.isRequired) && <SecondFactorNotice {...factor} />}
      {defaults && !list && isSaid && <DefaultsNotice {...defaults} />}
      <SetupIssues issues={shown} />
      {!isSaid && <OpenIssues count={count} />}
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
