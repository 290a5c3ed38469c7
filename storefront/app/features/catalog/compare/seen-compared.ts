import { keep, readKept } from '../../../storage.ts'
import { comparedId, type Compared, parseCompared } from './compared.ts'

const STORAGE_KEY = 'compareSeen'

/** Returns whether this tab has compared all these products. */
export function isSeen(compared: readonly Compared[]): boolean {
  const seen = readSeen()
  return compared.every((entry) => seen.includes(comparedId(entry)))
}

/** Remembers the ids of what the comparison shows: the bar then takes less room until another product is chosen. */
export function rememberSeen(ids: readonly string[]): void {
  keep(STORAGE_KEY, ids.length > 0 ? JSON.stringify(ids) : null, 'sessionStorage')
}

/** Forgets what was taken out, so that it counts as new if it is chosen again. */
export function forgetOthers(compared: readonly Compared[]): void {
  const ids = new Set(compared.map(comparedId))
  const seen = readSeen()
  const left = seen.filter((id) => ids.has(id))
  if (left.length < seen.length) rememberSeen(left)
}

function readSeen(): string[] {
  return parseCompared(readKept(STORAGE_KEY, 'sessionStorage')).map(comparedId)
}
