/** Of the pages that are only read. */
export const messages = {} as const
