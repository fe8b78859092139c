import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import * as t from '#messages/admin/products';
import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import {
  type AdminProductsPageQueryVariables,
  type ListedProductFragment,
  useAdminProductsPageLazyQuery,
} from './AdminProductsPage.generated.tsx';
import { MOST, type Selection } from './useSelection.ts';

/** Products that are read at once to select all that match. */
const PAGE = 100;

interface SelectionToolsProps {
  selection: Selection;
  rows: readonly ListedProductFragment[];
  total: number;
  variables: AdminProductsPageQueryVariables;
}

/** Selects a page of the list, or all that match. */
export function SelectionTools({ selection, rows, total, variables }: SelectionToolsProps) {
  const [read] = useAdminProductsPageLazyQuery({ fetchPolicy: 'no-cache' });
  const [isReading, setIsReading] = useState(false);
  const selected = rows.filter(selection.has).length;
  const most = Math.min(total, MOST);
  const selectAll = async () => {
    setIsReading(true);
    const found: ListedProductFragment[] = [];
    for (let page = 1; found.length < most; page += 1) {
      const { data } = await read({ variables: { ...variables, page, pageSize: PAGE } });
      const products = data?.adminProducts.products ?? [];
      found.push(...products);
      if (products.length < PAGE) break;
    }
    selection.select(found.slice(0, most));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <FormControlLabel
        sx={{ mr: 0 }}
        label={t.selectThisPage}
        control={
          <Checkbox
            checked={selected === rows.length}
            indeterminate={selected > 0 && selected < rows.length}
            onChange={({ target }) => selection.select(rows, target.checked)}
          />
        }
      />
      {selected === rows.length && total > rows.length && selection.products.length < most && (
        <Button
          loading={isReading}
          onClick={() =>
            void selectAll()
              .catch(ignoreShown)
              .finally(() => setIsReading(false))
          }
        >
          {total > MOST ? t.selectTheFirstOf(MOST, total) : t.selectAllThatMatch(total)}
        </Button>
      )}
    </Box>
  );
}
