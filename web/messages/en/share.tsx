export const share = 'Share';
export const linkCopied = 'Link copied';
export const theLinkCouldNotBe = (url: string) => `The link could not be copied. It is ${url}`;
