import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type FormEvent, useRef } from 'react';
import * as t from '#messages/admin/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { useUnsaved } from '../../ui/useUnsaved.tsx';
import { shownTime } from '../../ui/zoned-time.ts';
import type { ManagedUserFragment } from './ManagedUser.generated.tsx';
import { useUpdateUserMutation } from './UserForm.generated.tsx';

interface UserFormProps {
  user: ManagedUserFragment;
  /** Called as soon as the change is on its way. */
  onSent: () => void;
}

/**
 * Somebody's account. The change shows at once wherever the account is on screen; if the server refuses it, it is taken
 * back and a toast gives the reason.
 */
export function UserForm({ user, onSent }: UserFormProps) {
  const text = useText();
  const timeZone = useTimeZone();
  const [update, { loading, error }] = useUpdateUserMutation();
  const form = useRef<HTMLFormElement>(null);
  const { sent, question } = useUnsaved(form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const input = {
      id: user.id,
      name: String(typed.get('name')),
      email: String(typed.get('email')),
      isAdmin: typed.has('isAdmin'),
    };
    const isSame = input.email === user.email;
    const isVerified = user.isVerified && isSame;
    const newEmailCountsAt = isSame ? user.newEmailCountsAt : null;
    update({
      variables: { input },
      optimisticResponse: { updateUser: { ...user, ...input, isVerified, newEmailCountsAt } },
    }).catch(ignoreShown);
    toast(text(t.userUpdated));
    sent();
    onSent();
  };

  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5, mt: 3 }}>
      {error && <Message severity="error">{error.message}</Message>}
      {user.isAdmin && !loading && <Message severity="info">{t.anAdminsAccountCannotBe}</Message>}
      <TextField
        required
        label={t.name}
        name="name"
        placeholder={t.enterName}
        defaultValue={user.name}
        inputProps={{ maxLength: 100, pattern: '.*\\S.*' }}
      />
      <TextField
        required
        type="email"
        label={t.emailAddress}
        name="email"
        placeholder={t.enterEmail}
        defaultValue={user.email}
        hint={hintOf(user, timeZone)}
        inputProps={{ maxLength: 254 }}
      />
      <FormControlLabel
        control={<Checkbox name="isAdmin" defaultChecked={user.isAdmin} />}
        label={t.isAdmin}
      />
      <Box>
        <SubmitButton pending={loading} disabled={user.isAdmin}>
          {t.update}
        </SubmitButton>
      </Box>
      {question}
    </Stack>
  );
}

function hintOf(
  { isVerified, newEmailCountsAt }: ManagedUserFragment,
  timeZone: string | undefined,
): string | undefined {
  if (newEmailCountsAt) return t.newAddressNotConfirmedIts(shownTime(newEmailCountsAt, timeZone));
  if (isVerified) return undefined;
  return t.notConfirmedByTheLink;
}
