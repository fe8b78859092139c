import Paper from '@mui/material/Paper';
import * as t from '#messages/admin/custom-fields';
import { CustomFieldList } from '../../../features/custom-fields/CustomFieldList.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { useCustomerFieldsQuery, useSetCustomerFieldsMutation } from './Customer.generated.tsx';

/** The custom fields of a customer; nothing where the shop has none. */
export function CustomerFields({ id }: { id: string }) {
  const { data, error, refetch } = useCustomerFieldsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const mutation = useSetCustomerFieldsMutation({ context: { inlineErrors: true } });
  const definitions = data?.customFieldDefinitions ?? [];
  if (!error && definitions.length === 0) return null;
  return (
    <Paper variant="outlined">
      <OrderSection title={t.customFields}>
        <LoadError error={error} onRetry={refetch} />
        {data && (
          <CustomFieldList
            definitions={definitions}
            values={data.customer.customFields}
            mutation={mutation}
            toInput={(customFields) => ({ id, customFields })}
            refetch={refetch}
          />
        )}
      </OrderSection>
    </Paper>
  );
}
