export type EditedRecord = Record<string, unknown>

/** A field whose value is no longer what the editor saw. Undefined where a record does not have it. */
export type ChangedField = { path: string; mine: unknown; theirs: unknown; isMineToo: boolean }

/**
 * What somebody else changed in a record while it was edited.
 *
 * @param base    the record as the editor saw it
 * @param mine    what the editor wants to save
 * @param theirs  the record as it is now
 * @returns       `isMineToo` where the editor changed the field to something else: only there one has to choose
 */
export function changedFields(base: EditedRecord, mine: EditedRecord, theirs: EditedRecord): ChangedField[] {
  return pathsOf(mine, theirs).flatMap((path) => {
    const [was, my, their] = [at(base, path), at(mine, path), at(theirs, path)]
    if (isSame(their, was) || isSame(my, their)) return []
    return [{ path, mine: my, theirs: their, isMineToo: !isSame(my, was) }]
  })
}

/** The editor's record, with what others changed in fields that the editor left alone. It has the fields of `mine`. */
export function mergeEdits(base: EditedRecord, mine: EditedRecord, theirs: EditedRecord): EditedRecord {
  const merged = Object.entries(mine).map(([key, my]) => {
    const [was, their] = [base[key], theirs[key]]
    if (isRecord(my) && isRecord(their)) return [key, mergeEdits(isRecord(was) ? was : {}, my, their)]
    return [key, isSame(my, was) && their !== undefined ? their : my]
  })
  return { ...Object.fromEntries(merged), ...('version' in theirs && { version: theirs['version'] }) }
}

const notEdited = new Set(['id', 'version'])

/** Of all leaves that the editor would save; lists are leaves, since their entries have no names. */
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

/** Forms write nothing now as null, now as an empty text. */
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
