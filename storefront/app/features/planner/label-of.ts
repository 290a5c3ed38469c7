import type { PlannedPiece } from '#domain/planner/plan.ts'
import { fittedLines, LETTER } from './fitted-lines.ts'

export const LINE_HEIGHT = 1.2
/** Labels that overlap by less touch: a label moved below another may lie within a rounding error of it. */
const TOUCH_MM = 0.01

/** What is written on a piece: the middle of the text, its lines, and whether the last one is the size. */
export type Label = { id: string; x: number; y: number; lines: readonly string[]; hasSize: boolean; isUpright: boolean }
type Measured = { label: Label; half: { width: number; height: number } }

/**
 * Returns the labels of pieces in their order, none for a piece that is too small for a word. Where pieces lie on each
 * other, a label moves down below those before it.
 *
 * @param letter  height of a letter, in millimeters
 */
export function labelsOf(
  pieces: readonly PlannedPiece[],
  sizeOf: (piece: PlannedPiece) => string,
  letter: number,
): Label[] {
  const placed: Measured[] = []
  for (const piece of pieces) {
    const label = labelOf(piece, sizeOf(piece), letter)
    if (label.lines.length > 0) placed.push(freeBelow({ label, half: halves(label, letter) }, placed))
  }
  return placed.map(({ label }) => label)
}

/** Name and size, along the longer side of the piece as it lies. */
function labelOf(piece: PlannedPiece, size: string, letter: number): Label {
  const isLying = piece.turn % 180 === 90
  const [width, height] = isLying ? [piece.depth, piece.width] : [piece.width, piece.depth]
  const isUpright = width < height && width < 7 * letter
  const [along, across] = isUpright ? [height, width] : [width, height]
  const rows = Math.min(4, across / (LINE_HEIGHT * letter) - 0.4)
  const lines = fittedLines(piece.name, along / letter - 0.6, rows)
  const hasSize = lines.length > 0 && rows >= lines.length + 1 && fittedLines(size, along / letter, 1)[0] === size
  return { id: piece.id, x: piece.x, y: piece.y, lines: hasSize ? [...lines, size] : lines, hasSize, isUpright }
}

/** Each move passes a label for good, so the moves end. */
function freeBelow(moved: Measured, others: readonly Measured[]): Measured {
  const below = firstBelow(moved, others)
  return below === moved ? moved : freeBelow(below, others)
}

function firstBelow(one: Measured, others: readonly Measured[]): Measured {
  const { label, half } = one
  for (const other of others) {
    const [across, down] = [half.width + other.half.width, half.height + other.half.height]
    const [aside, below] = [Math.abs(label.x - other.label.x), Math.abs(label.y - other.label.y)]
    if (aside < across && below < down - TOUCH_MM) return { ...one, label: { ...label, y: other.label.y + down } }
  }
  return one
}

/** Half of the width and of the height of a label as it is drawn. */
export function halves({ lines, isUpright }: Label, letter: number): Measured['half'] {
  const along = (Math.max(...lines.map(({ length }) => length)) * LETTER * letter) / 2
  const across = (lines.length * LINE_HEIGHT * letter) / 2
  return isUpright ? { width: across, height: along } : { width: along, height: across }
}
