import Box from '@mui/material/Box';
import { useSettings } from '../../ui/settings.ts';

export function Footer() {
  const { shopName } = useSettings();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 3,
        textAlign: 'center',
        color: 'text.secondary',
        fontSize: 15,
      }}
    >
      {shopName} &copy; {new Date().getFullYear()}
    </Box>
  );
}
