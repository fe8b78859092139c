export const editUser = 'Edit User';
