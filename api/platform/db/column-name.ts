/** Returns the name of a field's column, as drizzle's casing `snake_case` writes it. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
