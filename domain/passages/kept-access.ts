import {
  type ExtraPart,
  extraParts,
  type LengthField,
  lengthFields,
  noAccess,
  turns,
  type TypedAccess,
} from './typed-access.ts'
import { lengthUnits } from '../catalog/length-units.ts'
import { MAX_TYPED_LENGTH, type TypedLength } from './typed-length.ts'

/** Parses what a browser has kept of a way into a home. What is damaged counts as never typed. */
export function keptAccess(kept: Readonly<Record<string, unknown>>): TypedAccess {
  const has = recordOf(kept['has'])
  const lengths = recordOf(kept['lengths'])
  return {
    unit: lengthUnits.find((unit) => unit === kept['unit']) ?? noAccess.unit,
    lengths: Object.fromEntries(
      lengthFields.flatMap((field): [LengthField, TypedLength][] => {
        const length = keptLength(Object.hasOwn(lengths, field) ? lengths[field] : undefined)
        return length ? [[field, length]] : []
      }),
    ),
    has: Object.fromEntries(extraParts.map((part) => [part, has[part] === true])) as Record<ExtraPart, boolean>,
    turn: turns.find((turn) => turn === kept['turn']) ?? noAccess.turn,
    liftKg: keptText(kept['liftKg']) ?? '',
    hasUsualHeights: kept['hasUsualHeights'] === true,
  }
}

function keptLength(value: unknown): TypedLength | undefined {
  const length = recordOf(value)
  const [cm, feet, inches] = [keptText(length['cm']), keptText(length['feet']), keptText(length['inches'])]
  if (cm !== undefined) return { cm }
  return feet !== undefined && inches !== undefined ? { feet, inches } : undefined
}

function keptText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_TYPED_LENGTH ? value : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
