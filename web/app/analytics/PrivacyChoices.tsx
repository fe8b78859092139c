import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/analytics';
import { Button } from '../../ui/Button.tsx';
import { ACCENT, BAR } from '../../ui/colors.ts';
import { InfoDialog } from '../../ui/InfoDialog.tsx';
import { PAGE_BOX } from '../shell/page-box.ts';
import { ChoiceButtons } from './ConsentBar.tsx';
import { browserDeclines, type Choice } from './privacy-choice.ts';

interface PrivacyChoicesProps {
  host: string;
  choice: Choice | null;
  onChoice: (choice: Choice) => void;
}

/** The last line of the footer: opens a dialog in which the choice is shown and can be changed. */
export function PrivacyChoices({ host, choice, onChoice }: PrivacyChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const declined = browserDeclines() ? t.yourBrowserDeclines : t.youDeclined;
  return (
    <Box
      component="section"
      aria-label={t.privacyChoices}
      sx={{ bgcolor: BAR, color: '#A9B7B1', '--focus': ACCENT, colorScheme: 'dark' }}
    >
      <Box sx={{ ...PAGE_BOX, pb: 2 }}>
        <Button
          color="inherit"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ px: 0 }}
        >
          {t.privacyChoices}
        </Button>
      </Box>
      {isOpen && (
        <InfoDialog title={t.privacyChoices} onClose={() => setOpen(false)}>
          <Typography sx={{ mb: 2 }}>{t.whatIsCounted(host)}</Typography>
          {choice && (
            <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
              {choice === 'accepted' ? t.youAccepted : declined}
            </Typography>
          )}
          <ChoiceButtons choice={choice} onChoice={onChoice} />
        </InfoDialog>
      )}
    </Box>
  );
}
