import type { DeskDrawers } from '#domain/catalog/table-looks.ts'
import type { Size } from '../dimension-box.ts'
import { block, legs, levels, type Piece, type Span } from './piece.ts'

/** What is known of a table or desk, beyond its size. */
export type TableParts = { isRound?: boolean; drawers?: DeskDrawers | null }

/** Legs of a round top stand within its edge. */
const ROUND_INSET = 0.16

export function table({ width, depth, height }: Size, { isRound = false }: TableParts = {}): Piece[] {
  return onLegs([0, width], height, [0, depth], isRound)
}

/** Drawers where they are said to be; a panel stands where there are none. By default they are at the left. */
export function desk({ width, depth, height }: Size, { drawers }: TableParts = {}): Piece[] {
  const under = height - Math.min(4, height * 0.08)
  const top = block([0, width], [under, height], [0, depth])
  if (drawers === 'none' || drawers === 'top') {
    const thick = Math.min(6, width * 0.06)
    const apron: Span = [under * 0.86, under]
    const front = block([0, width], apron, [0, depth], drawer([width * 0.25, width * 0.75], apron))
    return [...legs([0, width], under, [0, depth], thick), ...(drawers === 'top' ? [front] : []), top]
  }
  const share = drawers === 'both-sides' ? 0.27 : 0.3
  const pedestal = (x: Span) => block(x, [0, under], [0, depth], levels(x, [under * 0.34, under * 0.67]))
  const right =
    drawers === 'both-sides'
      ? pedestal([width * (1 - share), width])
      : block([width * 0.97, width], [0, under], [0, depth])
  return [pedestal([0, width * share]), right, top]
}

/** The edges of a drawer below a top, and its handle. */
function drawer([left, right]: Span, [bottom, top]: Span): Piece['lines'] {
  const [low, handle, center] = [bottom + (top - bottom) * 0.15, (bottom + top) / 2, (left + right) / 2]
  const half = (right - left) * 0.1
  return [
    ...levels([left, right], [low]),
    ...[left, right].map((x): Piece['lines'][number] => [
      [x, low],
      [x, top],
    ]),
    ...levels([center - half, center + half], [handle]),
  ]
}

export function onLegs(x: Span, height: number, z: Span, isRound = false): Piece[] {
  const top = Math.min(5, height * 0.1)
  const [across, along] = isRound ? [within(x), within(z)] : [x, z]
  return [
    ...legs(across, height - top, along, Math.min(8, (x[1] - x[0]) * 0.08)),
    { ...block(x, [height - top, height], z), ...(isRound && { isRound }) },
  ]
}

function within([from, to]: Span): Span {
  const inset = (to - from) * ROUND_INSET
  return [from + inset, to - inset]
}
