import type { MouseEvent } from 'react';
import * as t from '#messages/admin/catalog';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Move an entry of a list up and down. The pressed one keeps the focus, which a moved element loses. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    onMove(to);
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <>
      <IconButton
        aria-label={t.moveUp(name)}
        aria-disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
        sx={{ transform: 'rotate(180deg)' }}
      >
        <Icon name="down" />
      </IconButton>
      <IconButton
        aria-label={t.moveDown(name)}
        aria-disabled={index === count - 1}
        onClick={(event) => move(event, index + 1)}
      >
        <Icon name="down" />
      </IconButton>
    </>
  );
}
