import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as t from '#messages/admin/pages';
import { pagesUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { infoUrl } from '../../../router/urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageForm } from './PageForm.tsx';
import { useEditPageQuery, usePageTemplatesQuery } from './Pages.generated.tsx';

/** A page of texts, or a new one. */
export default function EditPagePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <New /> : <Existing key={id} id={id} />;
}

/** `kind` in the address is the template that it starts with. */
function New() {
  const [params] = useSearchParams();
  return (
    <AdminPage title={t.newPage} back={pagesUrl} result={usePageTemplatesQuery()}>
      {({ pageTemplates }) => (
        <PageForm
          key={params.get('kind')}
          template={pageTemplates.find(({ kind }) => kind === params.get('kind'))}
        />
      )}
    </AdminPage>
  );
}

function Existing({ id }: { id: string }) {
  const [round, setRound] = useState(0);
  const result = useEditPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { title, slug, isPublished } = result.data?.staffPage ?? {};
  return (
    <AdminPage
      title={title ?? t.page}
      back={pagesUrl}
      result={result}
      action={
        slug !== undefined &&
        isPublished && (
          <Button variant="outlined" href={infoUrl(slug)}>
            {t.viewPage}
          </Button>
        )
      }
    >
      {({ staffPage }) => (
        <PageForm
          key={round}
          page={staffPage}
          conflict={{
            onReload: async () => {
              await result.refetch();
              setRound(round + 1);
            },
            readVersion: async () => (await result.refetch()).data?.staffPage.version,
          }}
        />
      )}
    </AdminPage>
  );
}
