import { Permission } from '../../core/actor.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Responses } from './stage.ts';

const ok = 'ok';
const signIn: ErrorCode = 'UNAUTHENTICATED';
const no: ErrorCode = 'FORBIDDEN';
const none: ErrorCode = 'NOT_FOUND';

type Outcome = typeof ok | ErrorCode;

const everybody: Responses<Outcome> = [ok, ok, ok, ok, ok];
const signedIn: Responses<Outcome> = [signIn, ok, ok, ok, ok];
/** Refused to everybody without the permission. */
const needs = (permission: Permission, outcome: Outcome = ok): Responses<Outcome> =>
  Object.assign([signIn, no, no, no, outcome] as const, { permission });
/** Guests with a session may do it, too. */
const asBuyer = (row: Responses<Outcome>, guestBuyer: Outcome): Responses<Outcome> =>
  Object.assign([...row] as const, { guestBuyer }) as Responses<Outcome>;
const ownerAlone: Responses<Outcome> = [signIn, none, none, ok, none];
const buyerAlone = asBuyer(ownerAlone, none);

/**
 * The response of each field of Query and Mutation to guest (nobody with a session), shopper, other, owner and admin: "ok" or the code of the
 * error. A suffix to the field, such as " of a draft", names a special case.
 */
export const rootResponses: Record<string, Responses<Outcome>> = {
  'Query.adminProducts': needs(Permission.Products),
  'Query.productCounts': needs(Permission.Products),
  'Query.addresses': signedIn,
  'Query.attributes': needs(Permission.Products),
  'Query.brand': everybody,
  'Query.cart': everybody,
  'Query.categories': everybody,
  'Query.category': everybody,
  'Query.export': needs(Permission.Products),
  'Query.import': needs(Permission.Products),
  'Query.imports': needs(Permission.Products),
  'Query.mail': needs(Permission.Orders),
  'Query.mails': needs(Permission.Orders),
  'Query.me': everybody,
  'Query.moneyCheck': needs(Permission.Refunds),
  'Query.order': asBuyer([signIn, none, none, ok, ok], none),
  'Query.orders': needs(Permission.Orders),
  'Query.paymentSettings': everybody,
  'Query.personalData': needs(Permission.Customers),
  'Query.personalData of an admin': needs(Permission.Customers, 'CONFLICT'),
  'Query.product': everybody,
  'Query.product of a draft': [none, none, none, none, ok],
  'Query.products': everybody,
  'Query.products of a keyword': everybody,
  'Query.promotions': needs(Permission.Promotions),
  'Query.promotionCodes': needs(Permission.Promotions),
  'Mutation.savePromotion': needs(Permission.Promotions),
  'Mutation.deletePromotion': needs(Permission.Promotions),
  'Mutation.generateCodes': needs(Permission.Promotions),
  'Query.searchPins': needs(Permission.Products),
  'Query.priceSchedules': needs(Permission.Products),
  'Mutation.schedulePrices': needs(Permission.Products),
  'Mutation.cancelPriceSchedules': needs(Permission.Products),
  'Query.searchWords': needs(Permission.Products),
  'Query.synonyms': needs(Permission.Products),
  'Query.sessions': signedIn,
  'Query.signInMethods': signedIn,
  'Query.similarProducts': everybody,
  'Query.auditLog': needs(Permission.Staff),
  'Query.invitation': everybody,
  'Query.invitations': needs(Permission.Staff),
  'Query.staff': needs(Permission.Staff),
  'Query.user': needs(Permission.Customers),
  'Query.users': needs(Permission.Customers),
  'Query.workQueues': needs(Permission.Settings),
  'Query.shippingSettings': needs(Permission.Settings),
  'Query.taxSettings': needs(Permission.Settings),
  'Mutation.saveShippingMethod': needs(Permission.Settings),
  'Mutation.deleteShippingMethod': needs(Permission.Settings),
  'Mutation.saveTaxRate': needs(Permission.Settings),
  'Mutation.deleteTaxRate': needs(Permission.Settings),
  'Mutation.saveTaxSettings': needs(Permission.Settings),

  // With a challenge of the owner.
  'Mutation.addPasskey': [signIn, 'TOKEN_INVALID', 'TOKEN_INVALID', ok, 'TOKEN_INVALID'],
  'Mutation.acceptInvitation': everybody,
  'Mutation.cancelCheckout': buyerAlone,
  'Mutation.cancelImport': needs(Permission.Products),
  'Mutation.confirmTotp': signedIn,
  'Mutation.createProduct': needs(Permission.Products),
  'Mutation.deleteMyAccount': [signIn, ok, ok, ok, 'CONFLICT'],
  'Mutation.deleteAddress': ownerAlone,
  'Mutation.saveAddress': signedIn,
  'Mutation.saveAddress of another': ownerAlone,
  'Mutation.setDefaultAddress': ownerAlone,
  'Mutation.deleteAttribute': needs(Permission.Products),
  'Mutation.deleteCategory': needs(Permission.Products),
  'Mutation.moveCategory': needs(Permission.Products),
  'Mutation.saveAttribute': needs(Permission.Products),
  'Mutation.saveCategory': needs(Permission.Products),
  'Mutation.deleteProduct': needs(Permission.Products),
  'Mutation.deleteProducts': needs(Permission.Products),
  'Mutation.restoreProducts': needs(Permission.Products),
  'Mutation.updateProducts': needs(Permission.Products),
  'Mutation.deleteSynonym': needs(Permission.Products),
  'Mutation.pinProducts': needs(Permission.Products),
  'Mutation.saveSynonym': needs(Permission.Products),
  'Mutation.deleteUser': needs(Permission.Customers),
  'Mutation.deleteUser of an admin': needs(Permission.Customers, 'CONFLICT'),
  'Mutation.endOtherSessions': signedIn,
  'Mutation.endSession': ownerAlone,
  'Mutation.exportMyData': signedIn,
  'Mutation.eraseUser': needs(Permission.Customers),
  'Mutation.eraseUser of an admin': needs(Permission.Customers, 'CONFLICT'),
  'Mutation.markDelivered': needs(Permission.Orders),
  'Mutation.cancelOrder': needs(Permission.Orders),
  'Mutation.orderCart': asBuyer(signedIn, ok),
  'Mutation.payOrder': asBuyer([signIn, none, none, ok, no], none),
  'Mutation.placeOrder': buyerAlone,
  'Mutation.previewImport': needs(Permission.Products),
  'Mutation.runImport': needs(Permission.Products),
  'Mutation.startExport': needs(Permission.Products),
  'Mutation.startImport': needs(Permission.Products),
  'Mutation.reauthenticate': signedIn,
  'Mutation.recheckCheckout': needs(Permission.Refunds),
  'Mutation.refundPayment': needs(Permission.Refunds),
  'Mutation.register': everybody,
  'Mutation.requestPasswordReset': everybody,
  'Mutation.requestSignInLink': everybody,
  'Mutation.resendVerification': signedIn,
  'Mutation.resetPassword': everybody,
  'Mutation.removePasskey': ownerAlone,
  'Mutation.removeTotp': signedIn,
  'Mutation.renewRecoveryCodes': signedIn,
  'Mutation.retryWork': needs(Permission.Settings),
  'Mutation.reviewProduct': signedIn,
  'Mutation.reviewProduct of a draft': [signIn, none, none, none, none],
  'Mutation.inviteStaff': needs(Permission.Staff),
  'Mutation.sendInvitationAgain': needs(Permission.Staff),
  'Mutation.withdrawInvitation': needs(Permission.Staff),
  'Mutation.removeStaff': needs(Permission.Staff),
  'Mutation.saveVariants': needs(Permission.Products),
  'Mutation.sendMailAgain': needs(Permission.Orders),
  'Mutation.setPermissions': needs(Permission.Staff),
  'Mutation.setPermissions of an admin': needs(Permission.Staff, 'CONFLICT'),
  'Mutation.revokeAdmin': needs(Permission.Staff),
  'Mutation.revokeAdmin of a shopper': needs(Permission.Staff, 'CONFLICT'),
  'Mutation.signIn': everybody,
  'Mutation.signInCode': everybody,
  'Mutation.signInWithPasskey': everybody,
  'Mutation.signInWithToken': everybody,
  'Mutation.verifyEmail': everybody,
  'Mutation.signOut': everybody,
  'Mutation.startCheckout': asBuyer(signedIn, ok),
  'Mutation.startPasskey': signedIn,
  'Mutation.startPasskeySignIn': everybody,
  'Mutation.startPayment': buyerAlone,
  'Mutation.startTotp': signedIn,
  'Mutation.updateProduct': needs(Permission.Products),
  'Mutation.updateProfile': signedIn,
  'Mutation.updateReview': ownerAlone,
  'Mutation.updateUser': needs(Permission.Customers),
  'Mutation.updateUser of an admin': needs(Permission.Customers, 'CONFLICT'),
  'Mutation.uploadProductImage': needs(Permission.Products),
};

/**
 * Fields with a separate rule, by every path that leads to them: the response to each role that can query the path.
 * Only admins read the orders of others, one at a time, and never through the account.
 */
export const edgeResponses: Record<string, Responses<Outcome>> = {
  'Query.me.orders': everybody,
  'Query.staff.users.orders': [signIn, no, no, no, no],
  'Query.user.orders': [signIn, no, no, no, no],
  'Query.users.users.orders': [signIn, no, no, no, no],
  'Mutation.acceptInvitation.orders': everybody,
  'Mutation.reauthenticate.orders': signedIn,
  'Mutation.register.orders': everybody,
  'Mutation.resetPassword.orders': everybody,
  'Mutation.removeStaff.orders': [signIn, no, no, no, no],
  'Mutation.setPermissions.orders': [signIn, no, no, no, no],
  'Mutation.revokeAdmin.orders': [signIn, no, no, no, no],
  'Mutation.signIn.orders': everybody,
  'Mutation.signInCode.orders': everybody,
  'Mutation.signInWithPasskey.orders': everybody,
  'Mutation.signInWithToken.orders': everybody,
  'Mutation.updateProfile.orders': signedIn,
  'Mutation.updateUser.orders': [signIn, no, no, no, no],
};
