import * as t from '#messages/not-found';
import { TopRated } from '../../../features/catalog/TopRated.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** For every address that is not on the map. */
export default function NotFoundPage() {
  return (
    <>
      <PageHeading title={t.pageNotFound} />
      <EmptyState action={{ href: '/', label: t.seeAllProducts }}>{t.thereIsNothingAtThis}</EmptyState>
      <TopRated />
    </>
  );
}
