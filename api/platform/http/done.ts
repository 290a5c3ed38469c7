/** The common fields of every successful answer. */
export function done(message: string) {
  return { success: true, error: false, message } as const
}
