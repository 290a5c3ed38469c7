/** Texts of mails about an account. */
export const accounts = {
  verifyEmail: {
    subject: (code: string, shop: string) => `${code} is your ${shop} code`,
    preview: (minutes: string) => `Enter it within ${minutes} minutes to finish your registration.`,
    heading: 'Verify your email address',
    intro: (shop: string) => `Use this code to finish your registration at ${shop}:`,
    validity: (minutes: string) => `It works once, within ${minutes} minutes.`,
    notYou: 'If you did not register, ignore this email: no account is created without the code.',
  },
  accountExists: {
    subject: (shop: string) => `You already have an account at ${shop}`,
    preview: 'Log in with this email address, or choose a new password.',
    heading: 'You already have an account',
    tried: (shop: string) =>
      `Someone just tried to register at ${shop} with this email address. It already has an account, so nothing has changed.`,
    wasYou: 'If it was you, log in as usual. The login page also helps with a forgotten password.',
    action: 'Log in',
    notYou: 'If it was not you, ignore this email: nobody has accessed your account.',
  },
  resetPassword: {
    subject: (code: string, shop: string) => `${code} is your ${shop} code`,
    preview: (minutes: string) => `Enter it within ${minutes} minutes to choose a new password.`,
    heading: 'Choose a new password',
    intro: (shop: string) => `Use this code to choose a new password at ${shop}:`,
    validity: (minutes: string, shop: string) =>
      `It works once, within ${minutes} minutes. Nobody from ${shop} will ask you for it.`,
    notYou: 'If you did not ask for it, ignore this email: your password has not changed.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    isOpen: 'Your email address is verified and your account is open.',
    heading: (shop: string) => `Welcome to ${shop}`,
    kept: 'Find your list, orders and addresses under My Account, on every device.',
    action: 'Visit the shop',
  },
  passwordChanged: {
    subject: (shop: string) => `Your ${shop} password was changed`,
    preview: 'Every device was logged out. If it was not you, choose a new password now.',
    heading: 'Your password was changed',
    changed: (shop: string) => `The password of your account at ${shop} was changed, and every device was logged out.`,
    when: 'When',
    wasYou: 'If it was you, there is nothing to do.',
    notYou:
      'If it was not you, someone else knows your password: choose a new one with Forgot Password on the login page, and tell us.',
    action: 'Go to the login page',
  },
  newDevice: {
    subject: (shop: string) => `New login to your ${shop} account`,
    heading: 'New login to your account',
    happened: 'Someone has logged in to your account from a new device.',
    device: 'Device',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    unknownBrowser: 'Unknown browser',
    place: 'Place',
    when: 'When',
    wasYou: 'If it was you, there is nothing to do.',
    notYou: 'If it was not you, change your password under My Account. That logs out every device.',
    action: 'Go to My Account',
  },
}
