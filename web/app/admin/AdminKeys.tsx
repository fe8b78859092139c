import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { isLetterKey, useLetterKeys } from './letter-keys.ts';
import { addressToShip, goToBar, move, selectRow } from './row-keys.ts';
import { useKey } from './useKey.ts';

const KeyOverview = lazyPart(async () => (await import('./KeyOverview.tsx')).KeyOverview, MissingPart);

/** Keys of one letter: they lead through the rows of a list or from order to order, select a row, and show which keys there are. */
export function AdminKeys() {
  const [isShown, setShown] = useState(false);
  const areOn = useLetterKeys();
  const navigate = useNavigate();
  const actions: Record<string, () => boolean> = {
    j: () => move(1),
    k: () => move(-1),
    x: selectRow,
    b: goToBar,
    s: () => {
      const address = addressToShip();
      if (address) void navigate(address);
      return address !== null;
    },
    '?': () => {
      setShown(true);
      return true;
    },
  };
  useKey((event) => {
    if (areOn && isLetterKey(event) && actions[event.key]?.()) event.preventDefault();
  });
  return isShown && <KeyOverview onClose={() => setShown(false)} />;
}
