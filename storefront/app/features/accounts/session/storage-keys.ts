/** What the browser keeps about accounts in its local storage, by the names of the specification. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshtoken',
  /** Another spelling of the same: read, and removed, but never written. */
  refreshTokenToo: 'refreshToken',
  /** Names a refresh that has no answer yet (refresh-tokens.ts). */
  refreshAttempt: 'refreshattempt',
  /** Email address that is being verified, or whose password is being reset. */
  userEmail: 'userEmail',
  /** `forgot-password` while a code is for a new password. */
  actionType: 'actionType',
  /** Fills the login form after Remember Me. */
  rememberedEmail: 'rememberedEmail',
} as const
