import { PASSAGE_CM, PIECE_CM } from './measure-input.ts'
import type { Passage, Piece } from './passage.ts'

/** Kilograms of one piece; the heaviest is a safe. */
const PIECE_KG = { least: 0, most: 2000 }
export const LIFT_KG = { least: 50, most: 10_000 }
/** From a ramp to a ladder. */
const SLOPE_DEGREES = { least: 10, most: 60 }

type Limits = { least: number; most: number }

/** @throws RangeError naming the measure that is not a number within its limits */
export function checkPiece({ lengthCm, widthCm, heightCm, weightKg }: Piece): void {
  checkAll({ lengthCm, widthCm, heightCm }, PIECE_CM)
  checkAll({ weightKg }, PIECE_KG)
}

/** @throws RangeError naming the measure that is not a number within its limits */
export function checkPassage(passage: Passage): void {
  switch (passage.kind) {
    case 'door':
    case 'corridor': {
      const { kind: _, ...measures } = passage
      return checkAll(measures, PASSAGE_CM)
    }
    case 'stairs': {
      const { widthCm, headroomCm, slopeDegrees, landing } = passage
      checkAll({ widthCm, headroomCm }, PASSAGE_CM)
      checkAll({ slopeDegrees }, SLOPE_DEGREES)
      return checkAll(landing ? { depthCm: landing.depthCm, widthCm: landing.widthCm } : {}, PASSAGE_CM)
    }
    case 'lift': {
      const { kind: _, maxKg, ...measures } = passage
      checkAll({ maxKg }, LIFT_KG)
      return checkAll(measures, PASSAGE_CM)
    }
  }
}

/** Null is an unknown measure. */
function checkAll(measures: Record<string, number | null>, { least, most }: Limits): void {
  for (const [name, value] of Object.entries(measures)) {
    if (value === null || (value >= least && value <= most)) continue
    throw new RangeError(`${name} is ${value}, not a number from ${least} to ${most}`)
  }
}
