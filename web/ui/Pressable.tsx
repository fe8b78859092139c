import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { RouterLink } from './RouterLink.tsx';

export interface PressableProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** Makes it a link to this address. */
  href?: string;
  sx?: SxProps<Theme>;
}

/** What cannot be pressed now, such as a button that waits for an answer and keeps the focus meanwhile. */
export const off = '&:disabled, &[aria-disabled=true]';

/** What buttons and links that look like buttons begin with, in place of the browser's own look. */
const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  m: 0,
  border: 0,
  bgcolor: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  [off]: { pointerEvents: 'none', color: 'action.disabled' },
  '@media print': { colorAdjust: 'exact' },
} as const;

/** A button or a link without a look. MUI's own, with Button, weighs as much as all pages that a visitor sees first. */
export function Pressable({ href, sx, disabled, ...props }: PressableProps) {
  const style = [plain, ...(Array.isArray(sx) ? sx : [sx])];
  if (href === undefined)
    return <Box component="button" type="button" disabled={disabled} {...props} sx={style} />;
  return <Box component={RouterLink} href={href} {...(props as object)} sx={style} />;
}

/** The ground of what the pointer is on: a breath of a colour of the palette, such as `primary-main`. */
export const tint = (color: string) =>
  `color-mix(in srgb, var(--palette-${color}) calc(100% * var(--palette-action-hoverOpacity)), transparent)`;
