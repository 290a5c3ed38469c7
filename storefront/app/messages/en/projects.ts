/** Of Our Projects. */
export const messages = {} as const
