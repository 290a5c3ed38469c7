/** Plans that one account keeps. */
export const MAX_ACCOUNT_PLANS = 20
