import Paper from '@mui/material/Paper';
import * as t from '#messages/admin/custom-fields';
import { CustomFieldList } from '../../../features/custom-fields/CustomFieldList.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { useOrderFieldsQuery, useSetOrderFieldsMutation } from './OrderFields.generated.tsx';

/** For staff: the custom fields of an order; nothing where the shop has none. */
export function OrderFields({ id, onChange }: { id: string; onChange: () => void }) {
  const { data, error, refetch } = useOrderFieldsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [set, setting] = useSetOrderFieldsMutation({
    context: { inlineErrors: true },
    onCompleted: onChange,
  });
  const definitions = data?.customFieldDefinitions ?? [];
  if (!error && definitions.length === 0) return null;
  return (
    <Paper variant="outlined" data-screen-only>
      <OrderSection title={t.customFields}>
        <LoadError error={error} onRetry={refetch} />
        {data && (
          <CustomFieldList
            definitions={definitions}
            values={data.order.customFields}
            mutation={[set, setting]}
            toInput={(customFields) => ({ id, customFields })}
            refetch={refetch}
          />
        )}
      </OrderSection>
    </Paper>
  );
}
