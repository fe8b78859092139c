import { Authorized, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../../core/actor.ts';
import { Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import { MOST_SAVED } from '../most-saved.ts';
import { endPriceAlert } from './end-price-alert.ts';
import { findPriceAlerts } from './find-price-alerts.ts';
import {
  EndPriceAlertInput,
  EndPriceAlertPayload,
  SetPriceAlertInput,
  SetPriceAlertPayload,
} from './price-alerts.types.ts';
import { setPriceAlert } from './set-price-alert.ts';

@Resolver()
export class PriceAlertsResolver {
  @Authorized()
  @Extensions({ listSize: MOST_SAVED })
  @Query(() => [ID], {
    description:
      'Identifiers of the products whose prices the viewer watches, the newest alert first, at most 500. Errors: UNAUTHENTICATED.',
  })
  priceAlerts(@Ctx() ctx: Context) {
    return findPriceAlerts(ctx.em, requireViewer(ctx).id);
  }

  @Authorized()
  @Mutation(() => SetPriceAlertPayload, {
    description:
      'Mails the viewer when the price of a product falls below what it is now, at most once a day, and puts the product on the wish list. Again it changes nothing. Errors: UNAUTHENTICATED; EMAIL_NOT_CONFIRMED; NOT_FOUND for what is not sold; WISH_LIST_FULL; CONFLICT when the product is taken off the list at the same time; RATE_LIMITED after 60 within an hour.',
  })
  setPriceAlert(@Input(SetPriceAlertInput) { productId }: SetPriceAlertInput, @Ctx() ctx: Context) {
    return setPriceAlert(ctx, productId);
  }

  @Authorized()
  @Mutation(() => EndPriceAlertPayload, {
    description:
      'The viewer gets no mail when the price of a product falls, whether there was an alert or not. Taking the product off the wish list does the same. Errors: UNAUTHENTICATED; NOT_FOUND for a malformed identifier.',
  })
  async endPriceAlert(@Input(EndPriceAlertInput) { productId }: EndPriceAlertInput, @Ctx() ctx: Context) {
    return { productId: await endPriceAlert(ctx, productId) };
  }
}
