/** Digits of a code that a mail carries. */
export const CODE_LENGTH = 6
export const CODE_VALID_MINUTES = 10
/** Wrong entries, the right one included, after which a code is dead. */
export const CODE_TRIES = 5
/** Between two codes for the same purpose to one e-mail address. */
export const CODE_RESEND_AFTER_S = 60
/** Codes to one e-mail address, whatever for. */
export const CODES_AN_HOUR = 5
