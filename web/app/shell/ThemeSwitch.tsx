import Box from '@mui/material/Box';
import * as t from '#messages/app';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { switchColorMode } from '../color-mode.ts';

/** Switches between light and dark. Which icon shows is up to the style sheet: the server does not know the scheme. */
export function ThemeSwitch() {
  return (
    <IconButton color="inherit" aria-label={t.switchBetweenLightAndDark} onClick={switchColorMode}>
      <Box
        component="span"
        sx={(theme) => ({ display: 'flex', ...theme.applyStyles('dark', { display: 'none' }) })}
      >
        <Icon name="moon" />
      </Box>
      <Box
        component="span"
        sx={(theme) => ({ display: 'none', ...theme.applyStyles('dark', { display: 'flex' }) })}
      >
        <Icon name="sun" />
      </Box>
    </IconButton>
  );
}
