import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  useEraseUserMutation,
  useErasureRefusalsQuery,
  usePersonalDataLazyQuery,
} from './PersonalData.generated.tsx';
import { saveFile } from './save-file.ts';

interface PersonalDataProps {
  user: { id: string; name: string };
  onErased: () => void;
}

/** For admins: exports or erases the personal data of an account. */
export function PersonalData({ user: { id, name }, onErased }: PersonalDataProps) {
  // No copy stays in the browser.
  const [read] = usePersonalDataLazyQuery({ fetchPolicy: 'no-cache' });
  const [isReading, setIsReading] = useState(false);
  const [erase, erasing] = useEraseUserMutation();
  // Without an answer the button is there: the server refuses as well.
  const { data } = useErasureRefusalsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const refusals = data?.erasureRefusals ?? [];
  const download = async () => {
    setIsReading(true);
    await read({ variables: { userId: id } }).then(
      ({ data }) => data && saveFile(`person-${id}.json`, data.personalData, 'application/json'),
      ({ message }: Error) => toast(message, { variant: 'error' }),
    );
    setIsReading(false);
  };
  const confirmed = () =>
    void erase({ variables: { id } }).then(() => {
      toast(t.personalDataErased);
      onErased();
    }, ignoreShown);
  return (
    <Section title={t.personalData} sx={{ mt: 5 }}>
      <Typography>{t.downloadEverythingThatIsKept}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={isReading} onClick={() => void download()}>
          {t.downloadAsJson}
        </Button>
        <ConfirmButton
          question={t.erase(name)}
          consequence={t.theAccountEndsAndNothing}
          action={t.eraseLabel}
          onConfirm={confirmed}
          variant="outlined"
          color="error"
          loading={erasing.loading}
          disabled={refusals.length > 0}
        >
          {t.erasePersonalData}
        </ConfirmButton>
      </Stack>
      {refusals.length > 0 && <Typography>{t.cannotBeErasedNow(refusals)}</Typography>}
    </Section>
  );
}
