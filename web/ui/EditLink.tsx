import * as t from '#messages/admin/ui';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

/** A pencil that leads to the form of something. */
export function EditLink({ name, href }: { name: string; href: string }) {
  return (
    <IconButton color="primary" href={href} aria-label={t.edit(name)}>
      <Icon name="edit" size={20} />
    </IconButton>
  );
}
