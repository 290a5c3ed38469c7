import type { Fault } from './fault.ts'

/** Registration, login, password reset, profile and session. */
export const accounts: readonly Fault[] = [
  {
    name: 'Registration accepts a nine-digit phone',
    file: 'domain/accounts/phone.ts',
    find: String.raw`(\d{10})`,
    replace: String.raw`(\d{9,10})`,
    tests: ['domain/accounts/phone.test.ts'],
  },
  {
    name: 'The login remembers an e-mail address after its box was unticked',
    file: 'storefront/app/features/accounts/login-form.tsx',
    find: 'keep(storageKeys.rememberedEmail, rememberMe ? address : null)',
    replace: 'if (rememberMe) keep(storageKeys.rememberedEmail, address)',
    tests: ['storefront/app/features/accounts/login-form.long.browser.test.tsx'],
  },
  {
    name: 'A new password is sent although nobody is known to wait for it',
    file: 'storefront/app/features/accounts/reset-form.tsx',
    find: 'readWaiting().email === null',
    replace: "readWaiting().email === ''",
    tests: ['storefront/app/features/accounts/reset-form.long.browser.test.tsx'],
  },
  {
    name: 'Cancel keeps what was typed into the profile',
    file: 'storefront/app/features/accounts/my-account/profile-form.tsx',
    find: 'disabled={form.isBusy} onClick={onLeave}',
    replace: 'disabled={form.isBusy} onClick={() => setIsEditing(false)}',
    tests: ['storefront/app/features/accounts/my-account/profile-form.long.browser.test.tsx'],
  },
  {
    name: 'A tab does not notice the login in another tab',
    file: 'storefront/app/features/accounts/session/follow-session.ts',
    find: 'oldValue !== null && newValue !== null',
    replace: 'oldValue !== null || newValue !== null',
    tests: ['storefront/app/features/accounts/session/check-session.browser.test.tsx'],
  },
]
