/** Of mails about an account. */
export const accounts = {
  verifyEmail: {
    subject: (code: string, shop: string) => `${code} is your ${shop} code`,
    preview: (minutes: string) => `Enter it within ${minutes} minutes to finish your registration.`,
    heading: 'Verify your email address',
    intro: (shop: string) => `This is the code that finishes your registration at ${shop}:`,
    validity: (minutes: string) => `It works once, within ${minutes} minutes.`,
    notYou: 'You did not register? Then do nothing: without the code there is no account.',
  },
  accountExists: {
    subject: (shop: string) => `You already have an account at ${shop}`,
    preview: 'Log in with this email address, or choose a new password.',
    heading: 'You already have an account',
    tried: (shop: string) =>
      `Somebody has just tried to register at ${shop} with this email address. It already has an account, so nothing was changed.`,
    wasYou: 'If it was you, log in as usual. The login page also helps with a forgotten password.',
    action: 'Log in',
    notYou: 'It was not you? Then do nothing: nobody has entered your account.',
  },
  resetPassword: {
    subject: (code: string, shop: string) => `${code} is your ${shop} code`,
    preview: (minutes: string) => `Enter it within ${minutes} minutes to choose a new password.`,
    heading: 'Choose a new password',
    intro: (shop: string) => `This is the code with which you choose a new password at ${shop}:`,
    validity: (minutes: string, shop: string) =>
      `It works once, within ${minutes} minutes. Nobody from ${shop} will ask you for it.`,
    notYou: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    isOpen: 'Your email address is verified and your account is open.',
    heading: (shop: string) => `Welcome to ${shop}`,
    kept: 'Your list, your orders and your address are kept under My Account, on every device you log in with.',
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
      'If it was not you, somebody else knows your password: choose a new one with Forgot Password on the login page, and tell us.',
    action: 'Go to the login page',
  },
  newDevice: {
    subject: (shop: string) => `New login to your ${shop} account`,
    heading: 'New login to your account',
    happened: 'Somebody has logged in to your account from a new device.',
    device: 'Device',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    unknownBrowser: 'Unknown browser',
    place: 'Place',
    when: 'When',
    wasYou: 'If it was you, there is nothing to do.',
    notYou: 'If it was not you, change your password under My Account: that logs every device out.',
    action: 'Go to My Account',
  },
}
