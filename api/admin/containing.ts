/** A pattern of `ilike` for texts that contain what was typed, its own `%` and `_` taken literally. */
export function containing(typed: string): string {
  return `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
