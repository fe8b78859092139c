import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/inquiries';
import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { Time } from '../../../ui/Time.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import {
  type InquiryRowFragment,
  useDeleteInquiryMutation,
  useMarkInquiryAnsweredMutation,
} from './Inquiries.generated.tsx';

/** A message, with the button that begins an answer in the mail program. */
export function InquiryCard({ inquiry }: { inquiry: InquiryRowFragment }) {
  const { id, name, email, text, createdAt, answeredAt } = inquiry;
  const { shopName } = useSettings();
  const [mark, { loading }] = useMarkInquiryAnsweredMutation();
  const [remove, removing] = useDeleteInquiryMutation();
  const isAnswered = answeredAt === null;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2.5, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography component="h2" variant="subtitle1">
          {name}
        </Typography>
        <Time iso={createdAt} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{email}</Box>
      <Typography sx={{ my: 2, whiteSpace: 'pre-line' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          size="medium"
          variant="outlined"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t.about(shopName))}`}
        >
          {t.answerBy(name)}
        </Button>
        <Button
          size="medium"
          loading={loading}
          onClick={() =>
            void mark({ variables: { input: { inquiryId: id, isAnswered } } }).catch(ignoreShown)
          }
        >
          {isAnswered ? t.markAnswered : t.markWaiting}
          <VisuallyHidden>{t.ofPerson(name)}</VisuallyHidden>
        </Button>
        <Box sx={{ ml: 'auto' }}>
          <DeleteButton
            name={t.messageOf(name)}
            consequence={t.itIsGone}
            pending={removing.loading}
            onDelete={() => void remove({ variables: { input: { inquiryId: id } } }).catch(ignoreShown)}
          />
        </Box>
      </Box>
    </Box>
  );
}
