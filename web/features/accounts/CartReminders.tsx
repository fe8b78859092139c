import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { ignoreShown } from '../../apollo/errors.ts';
import { useAllowCartRemindersMutation, useCartRemindersQuery } from './CartReminders.generated.tsx';

/** Whether the viewer wants to be reminded of the cart by mail. Nothing while the shop reminds nobody. */
export function CartReminders() {
  const { data, previousData } = useCartRemindersQuery();
  const reminders = (data ?? previousData)?.cartReminders;
  const [allow, { loading }] = useAllowCartRemindersMutation();
  if (!reminders?.isOffered) return null;
  return (
    <Box component="section" aria-labelledby="reminders">
      <Typography id="reminders" variant="h2" sx={{ mb: 2 }}>
        Reminders
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={reminders.isAllowed} disabled={loading} />}
        onChange={(_, checked) => void allow({ variables: { allowed: checked } }).catch(ignoreShown)}
        label="Mail me once when I leave things in my cart"
      />
    </Box>
  );
}
