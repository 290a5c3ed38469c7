import type { PlannedPiece } from '#domain/planner/plan.ts'
import { fittedLines, LETTER } from './fitted-lines.ts'

export const LINE_HEIGHT = 1.2

/** What is written on a piece: the middle of the text, its lines, and whether the last one is the size. */
export type Label = { id: string; x: number; y: number; lines: readonly string[]; hasSize: boolean; isUpright: boolean }

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
  const placed: Label[] = []
  for (const piece of pieces) {
    const label = labelOf(piece, sizeOf(piece), letter)
    // Each move passes a label for good, so there are no more moves than labels.
    const below = placed.reduce((moved) => firstBelow(moved, placed, letter), label)
    if (label.lines.length > 0) placed.push(below)
  }
  return placed
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

function firstBelow(label: Label, others: readonly Label[], letter: number): Label {
  const [halfWidth, halfHeight] = halves(label, letter)
  for (const other of others) {
    const [otherWidth, otherHeight] = halves(other, letter)
    const [across, down] = [halfWidth + otherWidth, halfHeight + otherHeight]
    if (Math.abs(label.x - other.x) < across && Math.abs(label.y - other.y) < down)
      return { ...label, y: other.y + down }
  }
  return label
}

/** Half of the width and of the height of a label as it is drawn. */
function halves({ lines, isUpright }: Label, letter: number): readonly [number, number] {
  const along = (Math.max(...lines.map(({ length }) => length)) * LETTER * letter) / 2
  const across = (lines.length * LINE_HEIGHT * letter) / 2
  return isUpright ? [across, along] : [along, across]
}
