import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/categories';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { categoryUrl } from '../../../router/urls.ts';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { Glyph, outlined } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Message } from '../../../ui/Message.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type EditedCategoryFragment,
  useDeleteCategoryMutation,
  useMoveCategoryMutation,
} from './CategoriesPage.generated.tsx';
import { EditCategory } from './EditCategory.tsx';
import { siblingsOf } from './tree.ts';

interface CategoryLineProps {
  category: EditedCategoryFragment;
  categories: readonly EditedCategoryFragment[];
}

/** A category at its depth in the tree, with what can be done to it. */
export function CategoryLine({ category, categories }: CategoryLineProps) {
  const { id, name, slug, parentId, path, productCount } = category;
  const [move, moving] = useMoveCategoryMutation();
  const [remove, removing] = useDeleteCategoryMutation({ context: { inlineErrors: true } });
  const siblings = siblingsOf(category, categories);
  const place = siblings.indexOf(category);
  const step = (label: string, position: number, arrow: string) => (
    <IconButton
      aria-label={t.move(name, label)}
      disabled={moving.loading || position < 0 || position >= siblings.length}
      onClick={() => void move({ variables: { input: { id, parentId, position } } }).catch(ignoreShown)}
      sx={{ width: 44, height: 44 }}
    >
      <Glyph path={arrow} size={20} sx={outlined} />
    </IconButton>
  );
  const { message } = formError(removing.error);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pl: depthOf(path.length) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Link component={RouterLink} href={categoryUrl(slug)} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t.productProductsCategory(productCount, slug)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {step('up', place - 1, 'm6 14.5 6-6 6 6')}
          {step('down', place + 1, 'm6 9.5 6 6 6-6')}
          <EditCategory category={category} categories={categories} />
          <DeleteButton
            name={name}
            consequence={t.onlyACategoryWithoutProducts}
            pending={removing.loading}
            onDelete={() =>
              void remove({ variables: { id } }).then(() => toast(t.categoryDeleted), ignoreShown)
            }
          />
        </Box>
      </Box>
      {message && <Message severity="error">{message}</Message>}
    </Box>
  );
}

/** Of the padding; phones have less of it. */
const depthOf = (level: number) => ({ xs: (level - 1) * 2, sm: (level - 1) * 4 });
