import { useState } from 'react';
import * as t from '#messages/admin/mail-texts';
import { mailTextsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { MailTextForm } from './MailTextForm.tsx';
import { useEditMailTextQuery } from './MailTexts.generated.tsx';

/** The texts of a mail, beside how it looks. */
export default function EditMailTextPage() {
  const { name = '' } = useParams();
  const [round, setRound] = useState(0);
  const result = useEditMailTextQuery({ variables: { name }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={result.data?.mailTemplate.title ?? t.mailTexts}
      intro={t.specialCases}
      back={mailTextsUrl}
      result={result}
    >
      {({ mailTemplate }) => (
        <MailTextForm
          key={`${name} ${round}`}
          mail={mailTemplate}
          onReload={async () => {
            await result.refetch();
            setRound(round + 1);
          }}
          readVersion={async () => (await result.refetch()).data?.mailTemplate.version}
        />
      )}
    </AdminPage>
  );
}
