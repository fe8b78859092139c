import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.tsx';
import { saveFile } from './save-file.ts';
import { useLeave } from './useSignOut.ts';
import { useDeleteMyAccountMutation, useExportMyDataMutation } from './YourData.generated.tsx';

/** The viewer's own data: to download it, or to delete the account. An admin cannot delete the own account. */
export function YourData({ isAdmin }: { isAdmin: boolean }) {
  const [exportData, exporting] = useExportMyDataMutation({ fetchPolicy: 'no-cache' });
  const [deleteAccount, deleting] = useDeleteMyAccountMutation();
  const leave = useLeave();

  const download = () =>
    void exportData().then(
      ({ data }) => data && saveFile('my-data.json', data.exportMyData, 'application/json'),
      ignoreShown,
    );
  const confirmed = () =>
    void deleteAccount().then(async ({ data }) => {
      if (!data) return;
      await leave();
      toast(t.yourAccountWasDeleted);
    }, ignoreShown);

  return (
    <Section id="your-data" title={t.yourData} sx={{ alignItems: 'start' }}>
      <Typography>
        {isAdmin ? t.downloadEverythingThatTheShop : t.downloadEverythingThatTheShopStores}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={exporting.loading} onClick={download}>
          {t.downloadMyData}
        </Button>
        {!isAdmin && (
          <ConfirmButton
            question={t.deleteYourAccount}
            consequence={
              <>
                <Typography sx={{ mb: 1.5 }}>{t.yourNameEMailAddress}</Typography>
                <Typography sx={{ mb: 1.5 }}>{t.theLawMakesTheShop}</Typography>
                <Typography>{t.thisCannotBeTakenBack}</Typography>
              </>
            }
            onConfirm={confirmed}
            variant="outlined"
            color="error"
            loading={deleting.loading}
          >
            {t.deleteMyAccount}
          </ConfirmButton>
        )}
      </Stack>
    </Section>
  );
}
