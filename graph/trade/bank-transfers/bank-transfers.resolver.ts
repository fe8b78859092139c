import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import type { ListSize } from '../../core/list-size.ts';
import { BookTransfersInput, MatchTransfersInput } from './bank-transfers.inputs.ts';
import { BookTransfersPayload, TransferMatch } from './bank-transfers.types.ts';
import { bookTransfers } from './book-transfers.ts';
import { findTransferMatches } from './find-transfer-matches.ts';

/** An entry for each transfer of the input. */
const ofTransfers: ListSize = ({ input }) =>
  (input as Partial<MatchTransfersInput> | null)?.transfers?.length ?? 1;

@Resolver()
export class BankTransfersResolver {
  @Authorized(Permission.Refunds)
  @Extensions({ listSize: ofTransfers })
  @Query(() => [TransferMatch], {
    description:
      'For admins: which orders the transfers of a bank statement pay, by number, amount and name, in the order of the transfers. Changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT when more than 5,000 orders may be meant: send fewer then.',
  })
  transferMatches(@Input(MatchTransfersInput) { transfers }: MatchTransfersInput, @Ctx() ctx: Context) {
    return findTransferMatches(ctx, transfers);
  }

  @Authorized(Permission.Refunds)
  @Mutation(() => BookTransfersPayload, {
    description:
      'For admins: pays orders by transfers, each by its reference once. One that is refused does not stop the others, and its result says why. Repeated, it changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  async bookTransfers(@Input(BookTransfersInput) { transfers }: BookTransfersInput, @Ctx() ctx: Context) {
    return { results: await bookTransfers(ctx, transfers) };
  }
}
