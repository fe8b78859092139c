import { Permission } from '../../core/actor.ts';
import { listRow } from './list-row.ts';
import {
  RestDeleteUserDocument,
  RestMeDocument,
  RestRegisterDocument,
  RestSignInDocument,
  RestSignOutDocument,
  RestUpdateProfileDocument,
  RestUpdateUserDocument,
  RestUserDocument,
  RestUsersDocument,
} from './operations.generated.ts';
import { bad, bodyIds, fieldsOf, flag, pathId, text } from './read-values.ts';
import { userJson } from './replies.ts';
import { type RestRequest, type Row, row } from './row.ts';
import { listOf } from './schema-parts.ts';
import { ref } from './schemas.ts';

/** The id of the account to edit, from the path or else from the body. */
function editedId(request: RestRequest): string {
  if (request.params.id !== undefined) return pathId(request);
  const [id] = bodyIds(request.body);
  if (id === undefined) throw bad('The id of the user is missing.');
  return id;
}

/** The fields of the own account that a client sent; undefined for the others. */
function accountFields(body: unknown) {
  const fields = fieldsOf(body);
  return { name: text(fields, 'name'), email: text(fields, 'email'), password: text(fields, 'password') };
}

export const userRows: Row[] = [
  row('post', '/users', {
    summary: 'Makes an account and signs it in',
    access: 'anyone',
    body: { content: 'application/json', schema: ref('Registration') },
    status: 201,
    response: ref('User'),
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
    operation: RestRegisterDocument,
    variables: ({ body }) => {
      const { name = '', email = '', password = '' } = accountFields(body);
      return { input: { name, email, password } };
    },
    reply: ({ register }) => userJson(register),
  }),
  row('post', '/users/auth', {
    summary: 'Signs in: the answer sets the session cookie',
    access: 'anyone',
    body: { content: 'application/json', schema: ref('Credentials') },
    response: ref('User'),
    errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
    operation: RestSignInDocument,
    variables: ({ body }) => {
      const fields = fieldsOf(body);
      return { input: { email: text(fields, 'email') ?? '', password: text(fields, 'password') ?? '' } };
    },
    reply: ({ signIn }) => userJson(signIn),
  }),
  row('post', '/users/logout', {
    summary: 'Signs out, also without a session',
    access: 'anyone',
    response: ref('Message'),
    operation: RestSignOutDocument,
    variables: () => ({}),
    reply: () => ({ message: 'Signed out' }),
  }),
  row('put', '/users/updateprofile', {
    aliases: ['/users/profile'],
    summary:
      "Changes one's own account. Another e-mail address or a new password ends all other sessions of it and needs a sign-in of the last ten minutes",
    access: 'shopper',
    body: { content: 'application/json', schema: ref('ProfileChanges') },
    response: ref('User'),
    errors: ['REAUTHENTICATION_REQUIRED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
    operation: RestUpdateProfileDocument,
    variables: ({ body }) => ({ input: accountFields(body) }),
    reply: ({ updateProfile }) => userJson(updateProfile),
  }),
  row('get', '/users/profile', {
    summary: "One's own account",
    access: 'shopper',
    response: ref('User'),
    operation: RestMeDocument,
    variables: () => ({}),
    reply: ({ me }) => userJson(me!),
  }),
  listRow('/users', {
    summary: 'All accounts, newest first',
    access: Permission.Customers,
    response: listOf(ref('User')),
    operation: RestUsersDocument,
    items: ({ users: { users, total } }) => ({ list: users, total }),
    reply: userJson,
    chunk: 100,
  }),
  row('put', '/users/edit', {
    aliases: ['/users/{id}'],
    summary:
      "Changes somebody's account; refused for an admin's. Another e-mail address counts when its mailed link was used. To make somebody an admin needs a sign-in of the last ten minutes",
    access: Permission.Customers,
    body: { content: 'application/json', schema: ref('UserChanges') },
    response: ref('User'),
    errors: ['REAUTHENTICATION_REQUIRED', 'NOT_FOUND', 'CONFLICT', 'EMAIL_TAKEN', 'RATE_LIMITED'],
    operation: RestUpdateUserDocument,
    variables: (request) => {
      const fields = fieldsOf(request.body);
      return {
        input: {
          id: editedId(request),
          name: text(fields, 'name'),
          email: text(fields, 'email'),
          isAdmin: flag(fields, 'isAdmin'),
        },
      };
    },
    reply: ({ updateUser }) => userJson(updateUser),
  }),
  row('get', '/users/{id}', {
    summary: 'One account',
    access: Permission.Customers,
    response: ref('User'),
    operation: RestUserDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: ({ user }) => userJson(user),
  }),
  row('delete', '/users/{id}', {
    summary: "Deletes an account; its orders stay. Refused for an admin's",
    access: Permission.Customers,
    response: ref('Message'),
    errors: ['CONFLICT'],
    operation: RestDeleteUserDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: () => ({ message: 'User removed' }),
  }),
];
