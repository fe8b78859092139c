import Link from '@mui/material/Link';
import * as t from '#messages/admin/blocklist';
import { addressLines } from '#money/postal-address';
import { FormButton } from '../../apollo/FormButton.tsx';
import { blocklistUrl } from '../../router/admin-urls.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { useBlockBuyerMutation } from './BlockBuyer.generated.tsx';

type Place = Record<'address' | 'city' | 'postalCode' | 'country', string> & { phone?: string | null };

interface BlockBuyerProps {
  email: string;
  /** Where an order was sent. */
  shippedTo?: Place;
}

const NOWHERE: Place = { address: '', city: '', postalCode: '', country: '' };

/** For staff: the button that blocks a buyer, after a form that asks by what, and why. */
export function BlockBuyer({ email, shippedTo = NOWHERE }: BlockBuyerProps) {
  const { phone, address, city, postalCode, country } = shippedTo;
  const place = { address, city, postalCode, country };
  const fields = defineFields({
    email: { kind: 'flag', label: t.byEmail(email) },
    phone: { kind: 'flag', label: t.byPhone(phone ?? '') },
    address: { kind: 'flag', label: t.byAddress(addressLines(place).join(', ')) },
    reason: { kind: 'text', label: t.reason, hint: t.forStaffAlone, required: true, max: 500, rows: 2 },
  });
  const hidden = [...(phone ? [] : ['phone' as const]), ...(address ? [] : ['address' as const])];
  return (
    <FormButton
      label={t.blockBuyer}
      title={t.blockThisBuyer}
      description={t.whatItDoes}
      action={t.block}
      mutation={useBlockBuyerMutation({ context: { inlineErrors: true } })}
      done={t.isBlocked}
      toInput={(form) => {
        const chosen = readFields(fields, form);
        return {
          email: chosen.email ? email : null,
          phone: chosen.phone ? phone : null,
          address: chosen.address ? place : null,
          reason: chosen.reason,
        };
      }}
    >
      {(errors) => (
        <>
          <FormFields fields={fields} values={{ email: true }} errors={errors} hidden={hidden} />
          <Link href={blocklistUrl}>{t.whoIsBlocked}</Link>
        </>
      )}
    </FormButton>
  );
}
