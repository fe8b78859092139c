import Box from '@mui/material/Box';
import { type MouseEvent, useId } from 'react';
import { off, Pressable, type PressableProps, tint } from './Pressable.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends PressableProps {
  variant?: 'text' | 'outlined' | 'contained';
  /** `inherit` is the colour of the text around it; not for `contained`. */
  color?: 'primary' | 'error' | 'inherit';
  size?: keyof typeof sizes;
  fullWidth?: boolean;
  /** Shows a spinner and cannot be pressed; it keeps the focus, which a disabled button loses. */
  loading?: boolean;
  /** Where the spinner is: in place of the label, or before it. */
  loadingPosition?: 'center' | 'start';
}

const sizes = {
  small: { fontSize: '0.8125rem', py: '4px' },
  medium: { fontSize: '0.975rem', py: '6px' },
  large: { fontSize: '0.9375rem', py: '8px' },
};

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant = 'text', color = 'primary', size = 'medium', fullWidth, loading, ...others } = props;
  const { loadingPosition = 'center', children, sx, ...attributes } = others;
  const isCentered = loading && loadingPosition === 'center';
  const id = useId();
  return (
    <Pressable
      data-variant={variant}
      {...(loading && { id })}
      {...attributes}
      {...(loading && { 'aria-disabled': true, onClick: stop })}
      sx={[
        {
          minWidth: 64,
          minHeight: 44,
          px: '20px',
          borderRadius: '999px',
          typography: 'button',
          transition: 'all 250ms cubic-bezier(0.4, 0, 0.2, 1)',
          transitionProperty: 'background-color, border-color, color',
          ...sizes[size],
          ...looks(color)[variant],
        },
        fullWidth && { width: '100%' },
        isCentered && { [off]: { color: 'transparent' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {loading && (
        <Box component="span" sx={isCentered ? inPlace : before}>
          <Spinner aria-labelledby={id} color="inherit" size={16} />
        </Box>
      )}
      {children}
    </Pressable>
  );
}

/** Neither acts nor sends a form. */
const stop = (event: MouseEvent) => event.preventDefault();

const inPlace = { position: 'absolute', display: 'flex', color: 'action.disabled' };
const before = { display: 'flex', ml: -0.5, mr: 1 };

function looks(color: 'primary' | 'error' | 'inherit') {
  const isInherited = color === 'inherit';
  const ink = isInherited ? 'inherit' : `${color}.main`;
  const whenHovered = (style: object) => ({ '@media (hover: hover)': { '&:hover': style } });
  const bgcolor = tint(isInherited ? 'text-primary' : `${color}-main`);
  const disabledBg = 'action.disabledBackground';
  return {
    text: { color: ink, ...whenHovered({ bgcolor }) },
    outlined: {
      color: ink,
      border: '1px solid',
      borderColor: isInherited
        ? 'currentColor'
        : `color-mix(in srgb, var(--palette-${color}-main) 50%, transparent)`,
      ...whenHovered({ bgcolor, borderColor: isInherited ? 'currentColor' : ink }),
      [off]: { borderColor: disabledBg },
    },
    contained: {
      color: `${color}.contrastText`,
      bgcolor: ink,
      ...whenHovered({ bgcolor: `${color}.dark` }),
      [off]: { bgcolor: disabledBg },
    },
  };
}
