/**
 * What directive 2000/31/EC, article 5, and § 5 of the German Digitale-Dienste-Gesetz want of a shop. The last two sections are Austrian, left
 * out for a seller elsewhere: § 5 (1) 5 and 6 ECG, § 63 GewO, and for a site that presents its own company § 25 (5) MedienG.
 */
export const imprint = `## Who runs this shop

[Your company]
[Street and number]
[Postal code and city]
[Country]

Represented by: [Name of the person who represents the company]

## Contact

E-mail: [E-mail address]
Phone: [Phone number]

## Register and tax

Register: [Name of the register and number in it, or remove this line]
VAT identification number: [VAT number, or remove this line]

## Trade

Trade authority: [Authority that supervises your trade, such as the Bezirkshauptmannschaft or the Magistrat of your district]
Chamber: [Chamber and section that you are a member of, such as Wirtschaftskammer Wien, section of retail]
Trade or profession: [Trade or profession, and the state in which you got it]
Rules that apply: [Rules of your trade, such as the Gewerbeordnung], to be read at [www.ris.bka.gv.at](https://www.ris.bka.gv.at)

## Media owner

Media owner and publisher: [Your company], [Postal code and city]
Object of the company: [Object of the company, such as retail of lamps]
[Who holds which shares, and the basic line, if the site does more than present what you sell, or remove this line]

## Consumer disputes

[Whether you take part in dispute resolution before a consumer arbitration board, and which one]
`;

export const terms = `## 1. Who you buy from

These terms apply to all orders in this shop. The seller is [Your company], [Address]. See also our [imprint](/info/imprint).

## 2. How a contract is made

The products in the shop are not yet an offer that binds us. You put products into the cart, enter your address, choose shipping and payment, and can check and correct everything before you order. With the button that orders you make an offer that binds you. We confirm at once by e-mail that it arrived. If you pay in advance, such as by bank transfer, we accept your order with the e-mail that tells you how to pay, and the contract is made by it. Otherwise it is made when [we accept the order by a second e-mail, or when we send the products, whatever comes first].

The text of the contract is stored and sent to you by e-mail. The contract is made in [Language].

## 3. Prices and shipping

Prices are in [Currency] and [include or do not include] tax. What shipping costs is shown in the cart, before you order.

## 4. Payment

You can pay with these payment methods, as far as the checkout offers them for your order: [Payment methods, and when each of them is charged].

## 5. Delivery

We ship to [Countries]. Products are delivered within [Days until delivery] working days unless the product says something else.

## 6. Retention of title

The products stay our property until they are paid in full.

## 7. Right of withdrawal

Consumers have a right of withdrawal: see [right of withdrawal](/info/right-of-withdrawal).

## 8. Faulty products

The statutory rights apply to products that are faulty. [Guarantees that you give beyond the law, or remove this sentence]

## 9. Liability

[What you are liable for, as the law of your country allows it]

## 10. Law that applies

The law of [Country] applies. Consumers keep the protection of the mandatory rules of the country in which they live.
`;

export const privacy = `## Who is responsible

[Your company], [Address], [E-mail address]. [Contact of the data protection officer, or remove this sentence]

## When you visit the shop

To show a page to you, our server gets your IP address, the address of the page and what your browser says about itself. They are stored for [Number of days] days to find faults and attacks. The legal basis is our legitimate interest in a shop that works (Article 6(1)(f) GDPR).

The shop sets cookies that it needs to work: for signing in, for the cart and for the look you chose. [Other cookies and services that you use, with their purpose, or remove this sentence]

## When you order

We use your name, addresses, e-mail address, phone number if you give it, and what you ordered, to carry out the contract (Article 6(1)(b) GDPR). We keep invoices for [Years for which invoices are kept] years, as the law asks us to (Article 6(1)(c) GDPR).

## When you have an account, or write to us

We keep what you enter until you delete your account, or until your question is settled: [Number of months] months at most.

## Who else gets data

- Hosting: [Name and country of the hosting provider]
- Payment: [Name and country of the payment provider]
- Parcels: [Names of the carriers]
- E-mail: [Name and country of the mail provider]

[Safeguards for countries outside the European Economic Area, or remove this sentence]

## Your rights

You can ask us which data we have about you, and to correct or delete them or to use them less. You can take your data with you, object to their use and withdraw a consent at any time. Write to [E-mail address]. You can also complain to the supervisory authority: [Name of the authority].
`;
