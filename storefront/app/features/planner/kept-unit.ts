import { type LengthUnit, lengthUnits } from '#domain/catalog/length-units.ts'
import { keep, readKept } from '../../storage.ts'

const UNIT_KEY = 'plannerUnit'

/** Returns the unit that somebody chose in this browser. */
export function keptUnit(otherwise: LengthUnit = 'cm'): LengthUnit {
  const kept = readKept(UNIT_KEY)
  return lengthUnits.find((unit) => unit === kept) ?? otherwise
}

export function keepUnit(unit: LengthUnit): void {
  keep(UNIT_KEY, unit)
}
