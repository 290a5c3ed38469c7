/** Texts of the session and account calls. */
export const messages = {
  'session.no-token': 'Authorization token is missing',
  'session.update-failed': 'Update failed',
  'session.expired': 'Session expired. Please login again.',
  'session.invalid': 'Invalid user data received. Please login again.',
  'session.welcome': 'Welcome back!',
  'session.logged-out': 'Logout successful',
  'session.logged-out-here': 'Logged out locally',

  'session.menu': 'Account',
  'session.my-account': 'My Account',
  'session.my-list': 'My List',
  'session.my-orders': 'My Orders',
  'session.room-plans': 'Room plans',
  'session.logout': 'Logout',

  'header.user': 'User',

  'error.occurred': 'An error occurred',
} as const
