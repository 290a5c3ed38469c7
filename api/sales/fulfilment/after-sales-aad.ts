/** Returns the owner of the words about a damage, for their encryption. */
export function damageAad(id: string): string {
  return `damage ${id}`
}

/** Returns the owner of the reason of a return, for its encryption. */
export function returnAad(id: string): string {
  return `return ${id}`
}
