import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as t from '#messages/analytics';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Choice } from './privacy-choice.ts';

interface ConsentBarProps {
  host: string;
  onChoice: (choice: Choice) => void;
}

/** Asks whether visits may be counted, until one of two equal buttons is pressed. The page can be used meanwhile. */
export function ConsentBar({ host, onChoice }: ConsentBarProps) {
  const id = useId();
  const [height, setHeight] = useState(0);
  return (
    <Box
      component="section"
      ref={(bar: HTMLElement | null) => {
        if (bar) setHeight(bar.offsetHeight);
      }}
      aria-labelledby={id}
      sx={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'snackbar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        px: { xs: 2, sm: 3, lg: 'max(40px, calc(50vw - 680px))' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        maxHeight: '60vh',
        overflowY: 'auto',
        boxSizing: 'border-box',
      }}
    >
      {/* What has the focus is scrolled to above the bar, and the button that buys stands above it. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: '14rem' }, '#add-bar': { bottom: height } }} />
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography component="h2" id={id} sx={{ fontWeight: 700 }}>
          {t.mayWeCount}
        </Typography>
        <Typography sx={{ maxWidth: '70ch', fontSize: '0.9375rem' }}>{t.whatIsCounted(host)}</Typography>
      </Box>
      <ChoiceButtons onChoice={onChoice} />
    </Box>
  );
}

interface ChoiceButtonsProps extends Pick<ConsentBarProps, 'onChoice'> {
  /** What was chosen before, marked with a tick. */
  choice?: Choice | null;
}

/** Two buttons that look the same until one of them was chosen. */
export function ChoiceButtons({ choice, onChoice }: ChoiceButtonsProps) {
  const button = (of: Choice, label: string) => (
    <Button
      variant="outlined"
      aria-pressed={choice === undefined ? undefined : choice === of}
      onClick={() => onChoice(of)}
      sx={choice === of ? chosen : undefined}
    >
      {choice === of && <Icon name="check" size={20} />}
      {label}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={t.mayWeCount}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1.5,
        flex: { xs: '1 1 100%', md: '0 0 auto' },
      }}
    >
      {button('declined', t.decline)}
      {button('accepted', t.accept)}
    </Box>
  );
}

const chosen = {
  gap: 1,
  color: 'text.primary',
  borderColor: 'text.primary',
  boxShadow: 'inset 0 0 0 1px currentColor',
};
