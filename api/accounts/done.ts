/** The answer to whatever was done. */
export function done(message: string) {
  return { success: true, error: false, message } as const
}
