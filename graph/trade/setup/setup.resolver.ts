import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findSetup } from './find-setup.ts';
import { hideSetup } from './hide-setup.ts';
import { openShop } from './open-shop.ts';
import { sellsToEu } from './sells-to-eu.ts';
import { sendTestMail } from './send-test-mail.ts';
import {
  HideSetupInput,
  HideSetupPayload,
  OpenShopPayload,
  SendTestMailPayload,
  Setup,
} from './setup.types.ts';

@Resolver()
export class SetupResolver {
  @Authorized(Permission.Settings)
  @Query(() => Setup, {
    description: 'For admins: how far the shop is set up, as it is now. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  setup(@Ctx() ctx: Context) {
    return findSetup(ctx);
  }

  @Authorized(Permission.Products)
  @Query(() => Boolean, {
    description:
      'For staff with PRODUCTS: whether a shipping method is offered to a member state of the EU, where products need a manufacturer that is named. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  sellsToEu(@Ctx() ctx: Context): Promise<boolean> {
    return sellsToEu(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => OpenShopPayload, {
    description:
      'For admins: lets shoppers in, on all processes within two seconds. Errors: UNAUTHENTICATED, FORBIDDEN; SETUP_INCOMPLETE while tax or shipping are those of every new shop, neither changed nor confirmed.',
  })
  async openShop(@Ctx() ctx: Context): Promise<OpenShopPayload> {
    return { setup: await openShop(ctx) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => HideSetupPayload, {
    description:
      'For admins: hides the list of set-up steps from the home screen of all staff, or shows it again. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async hideSetup(
    @Input(HideSetupInput) { isHidden }: HideSetupInput,
    @Ctx() ctx: Context,
  ): Promise<HideSetupPayload> {
    return { setup: await hideSetup(ctx, isHidden) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SendTestMailPayload, {
    description:
      'For admins: queues a test mail to the address of the caller. Errors: UNAUTHENTICATED, FORBIDDEN; RATE_LIMITED after five within an hour.',
  })
  sendTestMail(@Ctx() ctx: Context) {
    return sendTestMail(ctx);
  }
}
