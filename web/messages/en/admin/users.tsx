export const id = 'ID';
export const name = 'NAME';
export const email = 'EMAIL';
export const admin = 'ADMIN';
export const yes = 'Yes';
export const no = 'No';
export const users = 'Users';
export const nameOrEmail = 'Name or email';
