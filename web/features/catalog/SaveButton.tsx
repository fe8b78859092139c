import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/saved';
import { savedUrl } from '../../router/urls.ts';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { closeToasts, toast } from '../../ui/toast.tsx';
import { readSaved, setSaved } from './saved-products.ts';

const HEART = 'M12 20.3S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 11-8.5 11z';

const ABOUT = 'saved products';

interface SaveButtonProps {
  product: { id: string; name: string };
}

/** Whether this browser has the product on its list, and what changes that. */
export function useSaved({ id, name }: SaveButtonProps['product']) {
  const isSaved = useSyncExternalStore(subscribeToStorage, () => readSaved().ids.includes(id));
  const navigate = useNavigate();
  /** In the place of what was said of the one before. */
  const say = (message: string, label: string, onClick: () => void) => {
    closeToasts(ABOUT);
    toast(message, { about: ABOUT, action: { label, onClick } });
  };
  const remove = () => {
    setSaved(id, false);
    say(t.wasRemoved(name), t.undo, () => setSaved(id, true));
  };
  const save = () => {
    if (setSaved(id, true)) say(t.wasSaved(name), t.seeAll, () => void navigate(savedUrl));
    else toast(t.guestListIsFull, { variant: 'error' });
  };
  return { isSaved, toggle: isSaved ? remove : save, remove };
}

/** The heart on the card of a product, in the corner of its picture. */
export function SaveButton({ product }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved(product);
  return (
    <IconButton
      aria-label={t.save(product.name)}
      aria-pressed={isSaved}
      onClick={toggle}
      sx={{
        position: 'absolute',
        // Above the link of the card.
        zIndex: 1,
        top: 2,
        right: 2,
        width: 44,
        height: 44,
        color: isSaved ? 'primary.main' : 'text.primary',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 4,
          zIndex: -1,
          borderRadius: '50%',
          bgcolor: 'background.paper',
        },
      }}
    >
      <Heart isSaved={isSaved} />
    </IconButton>
  );
}

/** Filled when the product is saved. */
export function Heart({ isSaved }: { isSaved: boolean }) {
  return <Glyph path={HEART} size={20} sx={{ ...outlined, ...(isSaved && { fill: 'currentColor' }) }} />;
}
