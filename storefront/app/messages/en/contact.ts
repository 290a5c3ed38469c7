/** Of the contact form, of tickets and of the stores. */
export const messages = {} as const
