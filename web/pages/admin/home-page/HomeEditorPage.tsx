import * as t from '#messages/admin/home-page';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { useHomeEditorQuery } from './HomeEditor.generated.tsx';
import { HomeForm } from './HomeForm.tsx';

/** The blocks of the home page. */
export default function HomeEditorPage() {
  const result = useHomeEditorQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title={t.homePage} intro={t.intro} maxWidth={900} result={result}>
      {({ staffHomePage, menuChoices }) => (
        <HomeForm
          saved={staffHomePage}
          collections={menuChoices.filter(({ kind }) => kind === 'COLLECTION')}
          onReload={async () => (await result.refetch()).data?.staffHomePage}
        />
      )}
    </AdminPage>
  );
}
