import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

interface RefusalsProps {
  outcome: Outcome<ListedProductFragment>;
  onClose: () => void;
}

/** Lists the products that were not changed, with the reasons. They stay selected. */
export function Refusals({ outcome: { done, refused }, onClose }: RefusalsProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t.changedNot(done.length, refused.length)}</DialogTitle>
      <DialogContent>
        <ul>
          {refused.map(({ thing: { id, name }, message }) => (
            <li key={id}>
              <b>{name}</b>: {message}
            </li>
          ))}
        </ul>
        {t.theyStaySelected}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
