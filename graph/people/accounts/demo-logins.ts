/** The two logins of the demo shop. Their passwords are published, so they are refused in any other shop. */
export const demoLogins = [
  { name: 'Sam Shopper', email: 'shopper@example.com', password: 'shopper123', isAdmin: false },
  { name: 'Ada Admin', email: 'admin@example.com', password: 'admin12345', isAdmin: true },
] as const;
