import Box from '@mui/material/Box';

interface ReadProgressProps {
  label: string;
  value: number;
  max: number;
}

/** How far an import is. */
export function ReadProgress({ label, value, max }: ReadProgressProps) {
  return (
    <Box
      component="progress"
      aria-label={label}
      value={value}
      max={max}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 640,
        height: 12,
        accentColor: 'var(--palette-primary-main)',
      }}
    />
  );
}
