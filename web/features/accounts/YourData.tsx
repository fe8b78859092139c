import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
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
      toast('Your account was deleted.');
    }, ignoreShown);

  return (
    <Stack component="section" aria-labelledby="your-data" sx={{ gap: 2, alignItems: 'start' }}>
      <Typography id="your-data" variant="h2">
        Your data
      </Typography>
      <Typography>
        {isAdmin
          ? 'Download everything that the shop stores about you. An admin cannot delete the own account: another admin has to take the right away first.'
          : 'Download everything that the shop stores about you, or delete your account.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={exporting.loading} onClick={download}>
          Download my data
        </Button>
        {!isAdmin && (
          <Confirmed
            title="Delete your account?"
            action="Delete my account"
            onConfirm={confirmed}
            button={(ask) => (
              <Button variant="outlined" color="error" loading={deleting.loading} onClick={ask}>
                Delete my account
              </Button>
            )}
          >
            <Typography sx={{ mb: 1.5 }}>
              Your name, e-mail address and postal addresses are deleted, your sessions end, and what you are
              buying is cancelled. Your reviews stay without your name.
            </Typography>
            <Typography sx={{ mb: 1.5 }}>
              The law makes the shop keep its accounting records: what was sold, for how much and to which
              country stays, without your name.
            </Typography>
            <Typography>This cannot be taken back.</Typography>
          </Confirmed>
        )}
      </Stack>
    </Stack>
  );
}
