import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Section } from '../../ui/Section.tsx';
import { useAllowCartRemindersMutation, useCartRemindersQuery } from './CartReminders.generated.tsx';

/** Whether the viewer wants to be reminded of the cart by mail. Nothing while the shop reminds nobody. */
export function CartReminders() {
  const { data, previousData } = useCartRemindersQuery();
  const reminders = (data ?? previousData)?.cartReminders;
  const [allow, { loading }] = useAllowCartRemindersMutation();
  if (!reminders?.isOffered) return null;
  return (
    <Section title={t.reminders}>
      <FormControlLabel
        control={<Checkbox checked={reminders.isAllowed} disabled={loading} />}
        onChange={(_, checked) => void allow({ variables: { allowed: checked } }).catch(ignoreShown)}
        label={t.mailMeOnceWhenI}
      />
    </Section>
  );
}
