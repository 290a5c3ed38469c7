/** Of the Help Center. */
export const messages = {} as const
