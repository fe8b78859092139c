import type { ReactNode } from 'react';

export const reviews = 'Reviews';
export const writeACustomerReview = 'Write a Customer Review';
export const signIn = 'sign in';
export const pleaseToWriteAReview = (link: ReactNode) => <>Please {link} to write a review.</>;
