/** Values that nobody may set, each one of a kind, so that it is found wherever it got in. */
const canaries = {
  id: 'cafe0000-0000-4000-8000-00000000cafe',
  text: 'forged-canary',
  date: '2001-02-03T04:05:06.000Z',
  number: 98_765,
};

/** Found in the text of a database or an answer, they say that a forged field was taken. */
export const forgedTraces = [canaries.id, canaries.text, '2001-02-03', '98765', '987.65', '4.321'];

/** What people send who would like to be more: names of columns, fields and of what all objects inherit. */
export const forgedFields: Record<string, unknown> = JSON.parse(
  JSON.stringify({
    isAdmin: true,
    is_admin: true,
    role: 'admin',
    name: canaries.text,
    user: canaries.id,
    userId: canaries.id,
    owner: canaries.id,
    ownerId: canaries.id,
    passwordHash: canaries.text,
    emailKey: canaries.text,
    rating: 4.321,
    numReviews: canaries.number,
    ratingHistogram: [0, 0, 0, 0, canaries.number],
    verifiedBuyer: true,
    price: 987.65,
    countInStock: canaries.number,
    isPaid: true,
    paidAt: canaries.date,
    isDelivered: true,
    deliveredAt: canaries.date,
    deletedAt: canaries.date,
    createdAt: canaries.date,
    constructor: { prototype: { isAdmin: true, forged: true } },
    prototypeOfAll: { isAdmin: true, forged: true },
  }).replace('prototypeOfAll', '__proto__'),
);

/** Ids, for where they are not the name of what is changed. */
export const forgedIds: Record<string, unknown> = { id: canaries.id, _id: canaries.id };
