export const userProfile = 'User Profile';
export const myOrders = 'My Orders';
