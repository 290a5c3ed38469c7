/** Returns a unique id for an idempotent call. Pages without https have no `crypto.randomUUID`. */
export function newUuid(): string {
  // The digits 0 and 1 become any digit, the 8 one of 8, 9, a and b.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (given) => {
    const digit = Number(given)
    const random = crypto.getRandomValues(new Uint8Array(1))[0]!
    return (digit ^ (random & (15 >> (digit / 4)))).toString(16)
  })
}
