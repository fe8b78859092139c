/** Values that nobody may set, each too long to occur in an id or a time by chance. */
const canaries = {
  id: 'cafe0000-0000-4000-8000-00000000cafe',
  text: 'forged-canary',
  date: '2001-02-03T04:05:06.000Z',
  number: 1_987_654_321,
  price: 1_234_567.89,
  rating: 4.321987654,
};

/** When one of these occurs in a dump of the database or a response, a forged field was accepted. */
export const forgedTraces = [
  canaries.id,
  canaries.text,
  '2001-02-03',
  ...[canaries.number, canaries.price, canaries.price * 100, canaries.rating].map(String),
];

/** The fields that attackers add to gain rights: names of columns, of fields, and of properties that all objects inherit. */
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
    newEmail: canaries.text,
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

/** Forged ids, for inputs in which an id does not identify the object to change. */
export const forgedIds: Record<string, unknown> = { id: canaries.id, _id: canaries.id };
