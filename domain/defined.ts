/**
 * A value that its caller knows is there, such as what a map holds under a key that was just put into it.
 *
 * @param what  names the value in the error
 * @throws Error when the caller is wrong
 */
export function defined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`)
  return value
}
