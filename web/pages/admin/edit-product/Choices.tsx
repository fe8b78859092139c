import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface ChoicesProps {
  /** Nothing can be chosen for the moment. */
  disabled: boolean;
  choices: { label: ReactNode; onChoose: () => void }[];
}

/** The buttons below a notice of what somebody else has changed. */
export function Choices({ disabled, choices }: ChoicesProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {choices.map(({ label, onChoose }, index) => (
        <Button key={index} disabled={disabled} variant="outlined" color="inherit" onClick={onChoose}>
          <span>{label}</span>
        </Button>
      ))}
    </Stack>
  );
}
