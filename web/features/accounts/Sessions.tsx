import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/accounts';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { Day } from '../../ui/Day.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import {
  type SessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from './Sessions.generated.tsx';

const EndOthers = actionButton(useEndOtherSessionsMutation, t.allOtherSessionsEnded);
const EndOne = actionButton(useEndSessionMutation, t.sessionEnded);

type Session = SessionsQuery['sessions'][number];

/** Where the viewer is signed in, to end what should not be. */
export function Sessions() {
  return (
    <Section id="sessions" title={t.whereYouAreSignedIn} sx={{ alignItems: 'start' }}>
      <Loaded result={useSessionsQuery()} waiting={null}>
        {({ sessions }) => (
          <>
            <Box component="ul" aria-labelledby="sessions" sx={{ m: 0, p: 0, width: 1 }}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Box>
            {sessions.length > 1 && (
              <EndOthers
                variables={{}}
                question={t.endAllOtherSessions}
                consequence={t.allBrowsersButThisOne}
                variant="outlined"
              >
                {t.endAllOthers}
              </EndOthers>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SessionRow({ session: { id, client, lastSeenAt, isCurrent } }: { session: Session }) {
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
        <EndOne variables={{ id }} size="small" color="error" aria-label={t.endName(name)}>
          {t.end}
        </EndOne>
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
