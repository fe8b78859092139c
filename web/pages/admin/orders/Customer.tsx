import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/orders';
import { TextField } from '../../../ui/TextField.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { LastAddress } from './LastAddress.tsx';
import { useStaffOrderAccountQuery } from './NewOrder.generated.tsx';
import { isAddress, type OrderForm } from './order-form.ts';

interface CustomerProps {
  form: OrderForm;
  errors: Partial<Record<string, string>>;
  onChange: (form: OrderForm) => void;
}

/** Whose order it is: the e-mail address, and a name unless there is an account. */
export function Customer({ form, errors, onChange }: CustomerProps) {
  const email = useDebounced(form.email.trim(), 300);
  const isWhole = isAddress(email);
  const { data, loading, error } = useStaffOrderAccountQuery({
    variables: { email },
    skip: !isWhole,
    // Without an account it is an error, which is what is shown.
    context: { inlineErrors: true },
  });
  const account = isWhole ? data?.staffOrderAccount : undefined;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextField
        required
        type="email"
        label={t.emailOfTheCustomer}
        value={form.email}
        error={errors.email ?? errors['customer.email']}
        inputProps={{ maxLength: 254 }}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...form, email: target.value })}
      />
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {account && t.theOrderGoesToThe(account.name)}
        {isWhole && !account && !loading && error && t.noAccountHasConfirmedThis}
      </Typography>
      {isWhole && <LastAddress email={email} onUse={(address) => onChange({ ...form, address })} />}
      {!account && (
        <TextField
          label={t.nameOfTheCustomerOptional}
          hint={t.leftOutItIsThe}
          value={form.name}
          error={errors['customer.name']}
          inputProps={{ maxLength: 100 }}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...form, name: target.value })}
        />
      )}
    </Stack>
  );
}
