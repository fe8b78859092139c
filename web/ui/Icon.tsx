import Box from '@mui/material/Box';

/** Outlines on a 24-unit grid. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4.5 4.5',
  cart: 'M2.5 3.5H5l2.6 11.2a1.4 1.4 0 0 0 1.4 1h8.6a1.4 1.4 0 0 0 1.4-1.1L20.8 7H6M9.5 20.2h.01M17.5 20.2h.01',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
  moon: 'M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7z',
  down: 'm6 9.5 6 6 6-6',
  back: 'M19.5 12h-15m6.5-6.5L4.5 12l6.5 6.5',
  check: 'm4.5 12.5 5 5 10-11',
  cross: 'm5.5 5.5 13 13m0-13-13 13',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17l-1 3zM14.5 7.5l3 3',
  trash: 'M4 6.5h16M9 6V4h6v2m-8.5.5 1 14h9l1-14M10 10.5v6.5m4-6.5v6.5',
} as const;

/** A line icon in the colour of the text. It says nothing to screen readers: give its button a name. */
export function Icon({ name, size = 22 }: { name: keyof typeof paths; size?: number }) {
  return <Glyph path={paths[name]} size={size} sx={outlined} />;
}

export const outlined = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  flexShrink: 0,
};

/** A path on the same grid. */
export function Glyph({ path, size, sx }: { path: string; size: number; sx: object }) {
  return (
    <Box component="svg" viewBox="0 0 24 24" width={size} height={size} aria-hidden sx={sx}>
      <path d={path} strokeLinejoin="round" />
    </Box>
  );
}
