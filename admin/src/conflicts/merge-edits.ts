export type EditedRecord = Record<string, unknown>

/** Field whose value changed since the editor read it. A value is undefined where its record lacks the field. */
export type ChangedField = { path: string; mine: unknown; theirs: unknown; isMineToo: boolean }

/**
 * Returns the fields that someone else changed while the record was edited.
 *
 * @param base    the record as the editor read it
 * @param mine    the record that the editor wants to save
 * @param theirs  the record as it is now
 * @returns       `isMineToo` where the editor set a different value: only these fields need a choice
 */
export function changedFields(base: EditedRecord, mine: EditedRecord, theirs: EditedRecord): ChangedField[] {
  return pathsOf(mine, theirs).flatMap((path) => {
    const [was, my, their] = [at(base, path), at(mine, path), at(theirs, path)]
    if (isSame(their, was) || isSame(my, their)) return []
    return [{ path, mine: my, theirs: their, isMineToo: !isSame(my, was) }]
  })
}

/**
 * Returns the editor's record with others' changes to fields that the editor left unchanged. It has the fields of
 * `mine`.
 */
export function mergeEdits(base: EditedRecord, mine: EditedRecord, theirs: EditedRecord): EditedRecord {
  const merged = Object.entries(mine).map(([key, my]) => {
    const [was, their] = [base[key], theirs[key]]
    if (isRecord(my) && isRecord(their)) return [key, mergeEdits(isRecord(was) ? was : {}, my, their)]
    return [key, isSame(my, was) && their !== undefined ? their : my]
  })
  return { ...Object.fromEntries(merged), ...('version' in theirs && { version: theirs['version'] }) }
}

const notEdited = new Set(['id', 'version'])

/** Returns the paths of all leaves that the editor would save. Lists are leaves, as their entries have no keys. */
function pathsOf(mine: EditedRecord, theirs: EditedRecord, prefix = ''): string[] {
  return Object.entries(mine).flatMap(([key, my]) => {
    if (prefix === '' && notEdited.has(key)) return []
    const their = theirs[key]
    if (isRecord(my) && isRecord(their)) return pathsOf({ ...their, ...my }, their, `${prefix}${key}.`)
    return [prefix + key]
  })
}

function at(record: EditedRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), record)
}

/** Returns whether two values are equal. Forms write an empty field as null or as '', so these count as equal. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  const keys = Object.keys(value).toSorted()
  return Object.fromEntries(keys.map((key) => [key, plain(value[key])]))
}

function isRecord(value: unknown): value is EditedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
