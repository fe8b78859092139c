import Box from '@mui/material/Box';
import type { Column } from '../../ui/DataTable.tsx';
import { shownValue } from './CustomFieldInputs.tsx';
import type { CustomFieldInputFragment, CustomFieldValueFragment } from './CustomFields.generated.tsx';

type Value = Pick<CustomFieldValueFragment, 'key' | 'value'>;

/** The columns of the custom fields of what is listed. */
export const fieldColumns = <Row extends { customFields: readonly Value[] }>(
  definitions: readonly Pick<CustomFieldInputFragment, 'key' | 'label' | 'type'>[],
): Column<Row>[] =>
  definitions.map(({ key, label, type }) => ({
    name: `custom.${key}`,
    title: label,
    isExtra: true,
    isNumber: type === 'NUMBER',
    cell: ({ customFields }) => {
      const field = customFields.find((each) => each.key === key);
      if (!field) return null;
      const text = shownValue(type, field.value);
      return (
        <Box data-cut title={text} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      );
    },
  }));
