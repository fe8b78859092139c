/** Values that nobody may set, each too long to stand in an id or a time by chance, so that a find is a find. */
const canaries = {
  id: 'cafe0000-0000-4000-8000-00000000cafe',
  text: 'forged-canary',
  date: '2001-02-03T04:05:06.000Z',
  number: 1_987_654_321,
  price: 1_234_567.89,
  rating: 4.321987654,
};

/** Found in the text of a database or an answer, they say that a forged field was taken. */
export const forgedTraces = [
  canaries.id,
  canaries.text,
  '2001-02-03',
  ...[canaries.number, canaries.price, canaries.price * 100, canaries.rating].map(String),
];

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
    rating: canaries.rating,
    numReviews: canaries.number,
    ratingHistogram: [0, 0, 0, 0, canaries.number],
    verifiedBuyer: true,
    price: canaries.price,
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
