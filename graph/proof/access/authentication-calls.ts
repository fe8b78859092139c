import { randomUUID } from 'node:crypto';
import { generate, generateSecret } from 'otplib';
import { issueChallenge } from '../../people/accounts/factors/challenges.ts';
import { Passkey } from '../../people/accounts/factors/passkey.entity.ts';
import { Totp } from '../../people/accounts/factors/totp.entity.ts';
import { Session } from '../../people/accounts/session.entity.ts';
import { Authenticator } from '../testing/authenticator.ts';
import {
  AddPasskeyDocument,
  StartPasskeyDocument,
  StartPasskeySignInDocument,
} from '../testing/operations.generated.ts';
import type { Stage } from './stage.ts';

const secret = generateSecret();
const codeNow = ({ shop }: Stage) =>
  generate({ secret, epoch: Math.floor(shop.ports.now().getTime() / 1000) });

/** Gives every caller the same app, confirmed or not, and a session that a second factor started. */
async function giveApps({ shop, ...people }: Stage, isConfirmed: boolean): Promise<void> {
  const confirmedAt = isConfirmed ? shop.ports.now() : null;
  for (const { user } of [people.shopper, people.other, people.owner, people.admin, people.demoted]) {
    await shop.em().insert(Totp, { user: user.id, secret, confirmedAt });
    await shop.em().nativeUpdate(Session, { user }, { level: 'strong' });
  }
}

const device = ({ shop }: Stage) => new Authenticator(new URL(shop.settings.url).origin);

/** See `rootCalls`. */
export const authenticationCalls = {
  'Query.sessions': async () => ({}),
  'Query.signInMethods': async ({ shop, owner }: Stage) => {
    await ownersPasskey({ shop, owner });
    return {};
  },
  'Mutation.addPasskey': async (stage: Stage) => {
    const { startPasskey } = await stage.owner.must(StartPasskeyDocument);
    return { input: { response: device(stage).create(startPasskey) } };
  },
  'Mutation.confirmTotp': async (stage: Stage) => {
    await giveApps(stage, false);
    return { code: await codeNow(stage) };
  },
  'Mutation.endOtherSessions': async () => ({}),
  'Mutation.endSession': async ({ shop, owner }: Stage) => {
    const [id, at] = [randomUUID(), shop.ports.now()];
    await shop.em().insert(Session, { tokenHash: id, id, user: owner.user, createdAt: at, lastSeenAt: at });
    return { id };
  },
  'Mutation.removePasskey': async (stage: Stage) => ({ id: await ownersPasskey(stage) }),
  'Mutation.removeTotp': async (stage: Stage) => {
    await giveApps(stage, true);
    return {};
  },
  'Mutation.renewRecoveryCodes': async (stage: Stage) => {
    await giveApps(stage, true);
    return {};
  },
  'Mutation.signInCode': async (stage: Stage) => {
    const { shop } = stage;
    const { user } = await shop.shopper();
    await shop.em().insert(Totp, { user: user.id, secret, confirmedAt: shop.ports.now() });
    const challenge = await issueChallenge(shop.em(), 'code', user, shop.ports.now());
    return { input: { challenge, code: await codeNow(stage) } };
  },
  'Mutation.signInWithPasskey': async (stage: Stage) => {
    const [person, passkey] = [await stage.shop.shopper(), device(stage)];
    const { startPasskey } = await person.must(StartPasskeyDocument);
    await person.must(AddPasskeyDocument, { input: { response: passkey.create(startPasskey) } });
    const { startPasskeySignIn } = await stage.shop.guest().must(StartPasskeySignInDocument);
    return { input: { response: passkey.get(startPasskeySignIn) } };
  },
  'Mutation.startPasskey': async () => ({}),
  'Mutation.startPasskeySignIn': async () => ({}),
  'Mutation.startTotp': async () => ({}),
};

async function ownersPasskey({ shop, owner }: Pick<Stage, 'shop' | 'owner'>): Promise<string> {
  const credentialId = randomUUID();
  await shop.em().insert(Passkey, {
    credentialId,
    user: owner.user,
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: [],
    name: 'Firefox on Linux',
    createdAt: shop.ports.now(),
    lastUsedAt: shop.ports.now(),
  });
  return credentialId;
}
