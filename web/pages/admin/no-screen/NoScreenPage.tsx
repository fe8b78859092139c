import * as t from '#messages/admin/app';
import { goHome } from '#messages/admin/ui';
import { adminHomeUrl } from '../../../router/admin-urls.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** For every address of the admin area that is not on its map. */
export default function NoScreenPage() {
  return (
    <>
      <AdminHeading title={t.noSuchScreen} />
      <EmptyState action={{ href: adminHomeUrl, label: goHome }}>{t.nothingAtThisAddress}</EmptyState>
    </>
  );
}
