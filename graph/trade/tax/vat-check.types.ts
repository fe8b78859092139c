import { Field, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import type { reasons } from './messages/en.ts';

export type VatCheckState = keyof typeof reasons;

const VatCheckState: { [State in VatCheckState]: State } = {
  EXEMPT: 'EXEMPT',
  NOT_A_VAT_ID: 'NOT_A_VAT_ID',
  SAME_COUNTRY: 'SAME_COUNTRY',
  NOT_SENT_ABROAD: 'NOT_SENT_ABROAD',
  INVALID: 'INVALID',
  UNAVAILABLE: 'UNAVAILABLE',
};

describeEnum('VatCheckState', VatCheckState, 'What became of the VAT id of a buyer.', {
  EXEMPT: 'VIES confirmed it: the order is an intra-community supply without tax.',
  NOT_A_VAT_ID: 'It has not the format of a VAT id of a member state.',
  SAME_COUNTRY: 'It is of the country of the shop.',
  NOT_SENT_ABROAD: 'The order is fetched, or not sent to another member state.',
  INVALID: 'VIES does not know it.',
  UNAVAILABLE: 'VIES did not answer, or was asked too often.',
});

/** What became of a VAT id, as it is stored with the order. */
export interface VatCheck {
  state: VatCheckState;
  /** In words for the buyer. */
  reason: string;
  /** When VIES answered, in ISO 8601; null when it was not asked or did not answer. */
  checkedAt: string | null;
  /** The number of its answer. */
  consultation: string | null;
}

@ObjectType('VatCheck', { description: 'What became of the VAT id of a buyer.', simpleResolvers: true })
export class VatCheckEntry implements VatCheck {
  @Field(() => VatCheckState, { description: 'Whether the order is without tax, or why not.' })
  state!: VatCheckState;

  @Field(() => String, { description: 'The same as a sentence for the buyer.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When VIES answered, in ISO 8601. Null when it was not asked or did not answer.',
  })
  checkedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the answer of VIES, by which the shop proves that it asked.',
  })
  consultation!: string | null;
}
