export const contact = `## Write or call us

E-mail: [E-mail address]
Phone: [Phone number], [Days and hours]

We answer within [Number of days] working days. With the number of your order it is faster. You can also write to us with the form below.

## Address

[Your company]
[Street and number]
[Postal code and city]
[Country]
`;

export const accessibility = `[Your company] wants everybody to be able to shop here. This statement applies to [Address of the shop].

## How far it is accessible

This shop is [fully or partly] accessible by the standard [EN 301 549 or WCAG 2.2 AA]. [What is not accessible yet, and why, or remove this sentence]

## How it was checked

[How and when it was checked, by whom]

## Tell us

If something keeps you from using the shop, write to [E-mail address] or call [Phone number]. We answer within [Number of days] working days.

## Who supervises

[Name and address of the authority in charge]

This statement was written on [Date].
`;
