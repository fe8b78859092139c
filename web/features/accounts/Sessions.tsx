import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { Day } from '../../ui/Day.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type SessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from './Sessions.generated.tsx';

type Session = SessionsQuery['sessions'][number];

/** Where the viewer is signed in, to end what should not be. */
export function Sessions() {
  const { data, previousData, error, refetch } = useSessionsQuery();
  const [endOthers, { loading }] = useEndOtherSessionsMutation();
  const sessions = (data ?? previousData)?.sessions;
  const confirmed = () => void endOthers().then(() => toast(t.allOtherSessionsEnded), ignoreShown);
  return (
    <Stack component="section" aria-labelledby="sessions" sx={{ gap: 2, alignItems: 'start' }}>
      <Typography id="sessions" variant="h2">
        {t.whereYouAreSignedIn}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {sessions && (
        <Box component="ul" aria-labelledby="sessions" sx={{ m: 0, p: 0, width: 1 }}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Box>
      )}
      {sessions && sessions.length > 1 && (
        <Confirmed
          title={t.endAllOtherSessions}
          action={t.endAllOthers}
          onConfirm={confirmed}
          button={(ask) => (
            <Button variant="outlined" loading={loading} onClick={ask}>
              {t.endAllOthers}
            </Button>
          )}
        >
          {t.allBrowsersButThisOne}
        </Confirmed>
      )}
    </Stack>
  );
}

function SessionRow({ session: { id, client, lastSeenAt, isCurrent } }: { session: Session }) {
  const [end, { loading }] = useEndSessionMutation();
  const name = client ?? t.unknownBrowser;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isCurrent ? t.thisBrowser : t.lastUsedOnDate(<Day iso={lastSeenAt} />)}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          color="error"
          aria-label={t.endName(name)}
          loading={loading}
          onClick={() => void end({ variables: { id } }).then(() => toast(t.sessionEnded), ignoreShown)}
        >
          {t.end}
        </Button>
      )}
    </Box>
  );
}

/** A row of a list in a section of the profile. */
export const listRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
