/** Returns the value at a path of a record: `valueAt({ a: { b: 1 } }, 'a.b')` is 1; undefined if missing. */
export function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
