import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/review-foot';
import { ignoreShown } from '../../apollo/errors.ts';
import { loginUrl } from '../../router/urls.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { ReviewListFragment } from './ReviewList.generated.tsx';
import type { Votes } from './useVotes.ts';

const ReportReview = lazyPart(async () => (await import('./ReportReview.tsx')).ReportReview);

interface ReviewFootProps {
  review: ReviewListFragment;
  votes: Votes;
}

/** Says that a review helped, or that something is wrong with it. */
export function ReviewFoot({ review: { id, name, helpfulCount }, votes }: ReviewFootProps) {
  const [isReporting, setIsReporting] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const isUsable = useHydrated();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHelpful = votes.isHelpful(id);
  // A page that was rendered seconds ago does not have the viewer's own vote.
  const count = Math.max(helpfulCount, Number(isHelpful));
  const toggle = () => {
    if (votes.isSignedIn) return void votes.vote(id, !isHelpful).catch(ignoreShown);
    toast(t.signInToVote, {
      variant: 'info',
      action: { label: t.signIn, onClick: () => void navigate(loginUrl(pathname)) },
    });
  };
  if (votes.isOwn(id)) return helpfulCount > 0 ? <Box sx={{ mt: 1 }}>{t.found(helpfulCount)}</Box> : null;
  return (
    <Box
      inert={!isUsable}
      sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -2.5, '&[inert]': { visibility: 'hidden' } }}
    >
      <Button
        size="small"
        color="inherit"
        aria-pressed={isHelpful}
        aria-label={t.ofReview(t.helpful(count), name)}
        onClick={votes.isReady ? toggle : undefined}
        sx={{ gap: 0.5, '&[aria-pressed=true]': { fontWeight: 700, color: 'primary.main' } }}
      >
        {isHelpful && <Icon name="check" size={16} />}
        {t.helpful(count)}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t.ofReview(isReported ? t.reported : t.report, name)}
        aria-disabled={isReported}
        onClick={isReported ? undefined : () => setIsReporting(true)}
      >
        {isReported ? t.reported : t.report}
      </Button>
      {isReporting && (
        <ReportReview
          id={id}
          name={name}
          onReported={() => setIsReported(true)}
          onClose={() => setIsReporting(false)}
        />
      )}
    </Box>
  );
}
