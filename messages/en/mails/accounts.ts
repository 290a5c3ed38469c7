/** Texts of mails about an account. */
export const messages = {
  'mail.verify-email.subject': '{code} is your {shop} code',
  'mail.verify-email.preview': 'Enter it within {minutes} minutes to finish your registration.',
  'mail.verify-email.heading': 'Verify your email address',
  'mail.verify-email.intro': 'Use this code to finish your registration at {shop}:',
  'mail.verify-email.validity': 'It works once, within {minutes} minutes.',
  'mail.verify-email.not-you': 'If you did not register, ignore this email: no account is created without the code.',

  'mail.account-exists.subject': 'You already have an account at {shop}',
  'mail.account-exists.preview': 'Log in with this email address, or choose a new password.',
  'mail.account-exists.heading': 'You already have an account',
  'mail.account-exists.tried':
    'Someone just tried to register at {shop} with this email address. It already has an account, so nothing has changed.',
  'mail.account-exists.was-you': 'If it was you, log in as usual. The login page also helps with a forgotten password.',
  'mail.account-exists.action': 'Log in',
  'mail.account-exists.not-you': 'If it was not you, ignore this email: nobody has accessed your account.',

  'mail.reset-password.subject': '{code} is your {shop} code',
  'mail.reset-password.preview': 'Enter it within {minutes} minutes to choose a new password.',
  'mail.reset-password.heading': 'Choose a new password',
  'mail.reset-password.intro': 'Use this code to choose a new password at {shop}:',
  'mail.reset-password.validity': 'It works once, within {minutes} minutes. Nobody from {shop} will ask you for it.',
  'mail.reset-password.not-you': 'If you did not ask for it, ignore this email: your password has not changed.',

  'mail.welcome.subject': 'Welcome to {shop}',
  'mail.welcome.is-open': 'Your email address is verified and your account is open.',
  'mail.welcome.heading': 'Welcome to {shop}',
  'mail.welcome.kept': 'Find your list, orders and addresses under My Account, on every device.',
  'mail.welcome.action': 'Visit the shop',

  'mail.password-changed.subject': 'Your {shop} password was changed',
  'mail.password-changed.preview': 'Every device was logged out. If it was not you, choose a new password now.',
  'mail.password-changed.heading': 'Your password was changed',
  'mail.password-changed.changed':
    'The password of your account at {shop} was changed, and every device was logged out.',
  'mail.password-changed.when': 'When',
  'mail.password-changed.was-you': 'If it was you, there is nothing to do.',
  'mail.password-changed.not-you':
    'If it was not you, someone else knows your password: choose a new one with Forgot Password on the login page, and tell us.',
  'mail.password-changed.action': 'Go to the login page',

  'mail.new-device.subject': 'New login to your {shop} account',
  'mail.new-device.heading': 'New login to your account',
  'mail.new-device.happened': 'Someone has logged in to your account from a new device.',
  'mail.new-device.device': 'Device',
  'mail.new-device.browser-on': '{browser} on {system}',
  'mail.new-device.unknown-device': 'Unknown device',
  'mail.new-device.unknown-browser': 'Unknown browser',
  'mail.new-device.place': 'Place',
  'mail.new-device.when': 'When',
  'mail.new-device.was-you': 'If it was you, there is nothing to do.',
  'mail.new-device.not-you': 'If it was not you, change your password under My Account. That logs out every device.',
  'mail.new-device.action': 'Go to My Account',
} as const
