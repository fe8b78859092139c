import Typography from '@mui/material/Typography';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type EditedCartsFragment, useSaveCartSettingsMutation } from './CartsForm.generated.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** Whether people who agreed are reminded of their carts, and with what success. */
export function CartsForm({ version, remindAfterHours, reminded, boughtAfter }: EditedCartsFragment) {
  const [save, { loading, error }] = useSaveCartSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    const hours = form.get('remindAfterHours');
    const input = { version, remindAfterHours: hours ? Number(hours) : null };
    void save({ variables: { input } }).then(() => toast('Settings saved'), ignoreShown);
  };
  return (
    <SettingsForm title="Carts" pending={loading} error={message} locked={[]} onSubmit={send}>
      <TextField
        type="number"
        label="Hours until a reminder"
        name="remindAfterHours"
        defaultValue={remindAfterHours ?? ''}
        hint="How long after the last change of a cart its owner is reminded, from 1 to 720. Left empty, nobody is. Only customers who agreed to it on their profile get a mail, one for each cart."
        inputProps={{ min: 1, max: 720, step: 1 }}
        error={fields.remindAfterHours}
      />
      <Typography>
        Reminders: {reminded}. Orders after one: {boughtAfter}.
      </Typography>
    </SettingsForm>
  );
}
