/** Returns an `ilike` pattern for texts that contain the typed text, with its `%` and `_` taken literally. */
export function containing(typed: string): string {
  return `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
