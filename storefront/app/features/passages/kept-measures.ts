import { useSyncExternalStore } from 'react'
import type { Formats } from '#domain/language/formats.ts'
import type { Access } from '#domain/passages/answer.ts'
import { keptAccess } from '#domain/passages/kept-access.ts'
import { readAccess, type TypedAccess, usualFields } from '#domain/passages/typed-access.ts'
import type { TypedLength } from '#domain/passages/typed-length.ts'
import { latinDigits } from '#domain/text.ts'
import { measureChanges, onMeasures } from './use-is-measured.ts'
import { keep, PASSAGES_KEY, readKept, recordIn } from '../../storage.ts'

/** Returns the measures of an earlier visit, in the digits of the page. */
export function keptMeasures({ digits }: Pick<Formats, 'digits'>): TypedAccess {
  const kept = keptAccess(recordIn(readKept(PASSAGES_KEY)))
  const shown = (text: string) => digits(latinDigits(text))
  const lengths = Object.entries(kept.lengths).map(([field, length]) => [field, withTexts(length, shown)])
  return { ...kept, lengths: Object.fromEntries(lengths), liftKg: shown(kept.liftKg) }
}

/** The way into a home, and whether some of its heights are only the usual ones. */
export type KeptWay = { access: Access; isUsual: boolean }

/** Returns the way into the home that they measure; undefined as long as a measure is missing. */
export function keptWay(format: Pick<Formats, 'digits'>): KeptWay | undefined {
  const typed = keptMeasures(format)
  const read = readAccess(typed)
  return 'access' in read ? { access: read.access, isUsual: usualFields(typed).length > 0 } : undefined
}

export function keepMeasures(typed: TypedAccess): void {
  keep(PASSAGES_KEY, JSON.stringify(typed))
  measureChanges.dispatchEvent(new Event('change'))
}

/** Returns what is kept, and renders again when it changes. */
export function useKept(): string | null {
  return useSyncExternalStore(onMeasures, readMeasures, () => null)
}

function readMeasures(): string | null {
  return readKept(PASSAGES_KEY)
}

function withTexts(length: TypedLength, shown: (text: string) => string): TypedLength {
  return 'cm' in length ? { cm: shown(length.cm) } : { feet: shown(length.feet), inches: shown(length.inches) }
}
