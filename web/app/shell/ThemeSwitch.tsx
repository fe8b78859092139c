import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Icon } from '../../ui/Icon.tsx';

/** Switches between light and dark. Which icon shows is up to the style sheet: the server does not know the scheme. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <IconButton
      color="inherit"
      aria-label="Switch between light and dark"
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
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
