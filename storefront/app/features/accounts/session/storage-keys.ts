/** Keys of account data in the browser's local storage, named as specified. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshtoken',
  /** Another spelling: read and removed, but never written. */
  refreshTokenToo: 'refreshToken',
  /** Id of a refresh without a response so far (refresh-tokens.ts). */
  refreshAttempt: 'refreshattempt',
  /** Email address that is being verified, or whose password is being reset. */
  userEmail: 'userEmail',
  /** `forgot-password` while a code is for a new password. */
  actionType: 'actionType',
  /** Fills in the login form after Remember Me. */
  rememberedEmail: 'rememberedEmail',
} as const
