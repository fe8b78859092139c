import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PageArgs } from '../../core/pagination.ts';
import { listOf } from '../../core/personal-fields.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { UserPage } from '../accounts/manage-users.inputs.ts';
import { User } from '../accounts/user.entity.ts';
import { AuditLogArgs, AuditPage, AuditRecord } from './audit-log.inputs.ts';
import { findStaff } from './find-staff.ts';
import { readAuditLog } from './read-audit-log.ts';
import { readDataAccesses } from './read-data-accesses.ts';
import { removeStaff } from './remove-staff.ts';
import { setPermissions } from './set-permissions.ts';
import { SetPermissionsInput } from './staff.inputs.ts';

@Resolver()
export class StaffResolver {
  @Authorized(Permission.Staff)
  @Extensions(listOf('staff'))
  @Query(() => UserPage, {
    description:
      'For staff with STAFF: the admins and everybody with a permission, by name. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  staff(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return findStaff(ctx, args);
  }

  @Authorized(Permission.Staff)
  @Query(() => AuditPage, {
    description:
      'For staff with STAFF: what staff changed, or whose personal data they looked at, newest first, at most the newest 10,000 entries that fit. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async auditLog(@Args(() => AuditLogArgs) args: AuditLogArgs, @Ctx() ctx: Context) {
    // To read the record itself changes nothing of it.
    if (args.record === AuditRecord.DATA_ACCESSES) return readDataAccesses(ctx, args);
    await recordAccess(ctx, { type: 'list', ids: ['log'] });
    return readAuditLog(ctx, args);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => User, {
    description:
      'For staff with STAFF: gives an account exactly these permissions, from its next request on. Only permissions that the viewer has can be given or taken. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN with the missing permission as `needs`, BAD_USER_INPUT, NOT_FOUND; CONFLICT for the own account and for an admin, who has every permission.',
  })
  setPermissions(@Input(SetPermissionsInput) input: SetPermissionsInput, @Ctx() ctx: Context) {
    return setPermissions(ctx, input);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => User, {
    description:
      'For staff with STAFF: takes all permissions of an account, which stays as that of a shopper. Errors: those of `setPermissions`.',
  })
  removeStaff(@Id('account', 'userId') userId: string, @Ctx() ctx: Context) {
    return removeStaff(ctx, userId);
  }
}
