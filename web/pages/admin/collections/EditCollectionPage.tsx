import { useState } from 'react';
import * as t from '#messages/admin/collections';
import { collectionsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { collectionUrl } from '../../../router/urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { useEditCollectionQuery, useRuleChoicesQuery } from './Collections.generated.tsx';

/** A collection, or a new one. */
export default function EditCollectionPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <New /> : <Existing key={id} id={id} />;
}

function New() {
  return (
    <AdminPage title={t.newCollection} back={collectionsUrl} maxWidth={900} result={useRuleChoicesQuery()}>
      {(choices) => <CollectionForm choices={choices} />}
    </AdminPage>
  );
}

function Existing({ id }: { id: string }) {
  const [round, setRound] = useState(0);
  const choices = useRuleChoicesQuery();
  const result = useEditCollectionQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { name, slug, isPublished } = result.data?.staffCollection ?? {};
  return (
    <AdminPage
      title={name ?? t.collection}
      back={collectionsUrl}
      maxWidth={900}
      result={{ ...result, error: result.error ?? choices.error }}
      action={
        slug !== undefined &&
        isPublished && (
          <Button variant="outlined" href={collectionUrl(slug)}>
            {t.viewPage}
          </Button>
        )
      }
    >
      {() =>
        result.data &&
        choices.data && (
          <CollectionForm
            key={round}
            collection={result.data.staffCollection}
            choices={choices.data}
            conflict={{
              onReload: async () => {
                await result.refetch();
                setRound(round + 1);
              },
              readVersion: async () => (await result.refetch()).data?.staffCollection.version,
            }}
          />
        )
      }
    </AdminPage>
  );
}
