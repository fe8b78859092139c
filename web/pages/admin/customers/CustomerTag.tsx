import Chip from '@mui/material/Chip';
import * as t from '#messages/admin/customers';
import { customersUrl } from '../../../router/admin-urls.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';

/** A tag of a customer, which leads to all customers with it. */
export function CustomerTag({ tag }: { tag: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={tag}
      component={RouterLink}
      href={`${customersUrl}?tag=${encodeURIComponent(tag)}`}
      clickable
      title={t.customersTagged(tag)}
    />
  );
}
