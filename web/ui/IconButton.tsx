import { Pressable, type PressableProps, tint } from './Pressable.tsx';

interface IconButtonProps extends PressableProps {
  'aria-label': string;
  color?: keyof typeof colors;
}

const colors = {
  default: ['action.active', tint('action-active')],
  primary: ['primary.main', tint('primary-main')],
  error: ['error.main', tint('error-main')],
  inherit: ['inherit', tint('action-active')],
};

/** A round button, or a link, of an icon alone. */
export function IconButton({ color = 'default', sx, ...props }: IconButtonProps) {
  const [ink, hoverBg] = colors[color];
  return (
    <Pressable
      {...props}
      sx={[
        {
          flex: '0 0 auto',
          p: 1,
          borderRadius: '50%',
          fontSize: '1.5rem',
          color: ink,
          transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
          '@media (hover: hover)': { '&:hover': { bgcolor: hoverBg } },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
