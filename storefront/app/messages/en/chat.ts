/** Of the chat window. */
export const messages = {} as const
