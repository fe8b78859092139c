import Box from '@mui/material/Box';

interface SpinnerProps {
  /** Its diameter in pixels. */
  size?: number;
  color?: 'primary.main' | 'inherit';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Shows that something of unknown length is under way. A tenth of the code of MUI's, which each first visit would load. */
export function Spinner({ size = 40, color = 'primary.main', ...names }: SpinnerProps) {
  return (
    <Box
      component="span"
      role="progressbar"
      {...names}
      sx={{
        display: 'inline-block',
        width: size,
        height: size,
        boxSizing: 'border-box',
        color,
        border: `${size / 11}px solid`,
        borderRightColor: 'transparent',
        borderRadius: '50%',
        '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
        animation: 'spin 1s linear infinite',
      }}
    />
  );
}
