import type { DeskDrawers } from '#domain/catalog/table-looks.ts'
import type { Size } from '../dimension-box.ts'
import { block, legs, levels, type Piece, type Span } from './piece.ts'

/** What is known of a table or desk, beyond its size. */
export type TableParts = {
  isRound?: boolean
  /** Diameters of two round tables, of which one slides under the other. Centimeters. */
  diameters?: readonly [large: number, small: number] | null
  drawers?: DeskDrawers | null
  /** The height of the top below a raised shelf, which is as high as the whole. */
  worktopCm?: number | null
}

/** Legs of a round top stand within its edge. */
const ROUND_INSET = 0.16
/** The height of a table that slides under another, as a share of the other's. */
const LOWER = 0.82
/** How much of a desk's depth its raised shelf takes. */
const SHELF_SHARE = 0.3

export function table(size: Size, { isRound = false, diameters }: TableParts = {}): Piece[] {
  const { width, depth, height } = size
  if (diameters) return twoTables(size, diameters)
  return onLegs([0, width], height, [0, depth], isRound)
}

/** The larger one stands behind at the left, and its top reaches over the smaller one. */
function twoTables({ width, depth, height }: Size, diameters: readonly [large: number, small: number]): Piece[] {
  const [large, small] = diameters.map((across) => Math.min(across, width, depth)) as [number, number]
  const behind = onLegs([0, large], height, [depth - large, depth], true)
  const before = onLegs([width - small, width], height * LOWER, [0, small], true)
  return [...behind.slice(0, -1), ...before, ...behind.slice(-1)]
}

/** A desk, with a shelf along its back if its worktop is lower than the whole. */
export function desk(size: Size, { drawers, worktopCm }: TableParts = {}): Piece[] {
  if (!worktopCm || worktopCm >= size.height) return deskAlone(size, drawers)
  return [...deskAlone({ ...size, height: worktopCm }, drawers), ...raisedShelf(size, worktopCm)]
}

/** Drawers where they are said to be; a panel stands where there are none. By default they are at the left. */
function deskAlone({ width, depth, height }: Size, drawers: TableParts['drawers']): Piece[] {
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

/** A board on a post at either end and one between, along the back of a worktop. */
function raisedShelf({ width, depth, height }: Size, worktop: number): Piece[] {
  const z: Span = [depth * (1 - SHELF_SHARE), depth]
  const under = height - (height - worktop) * 0.15
  const thick = Math.min(2, width * 0.02)
  const post = (left: number) => block([left, left + thick], [worktop, under], z)
  return [post(0), post((width - thick) * 0.35), post(width - thick), block([0, width], [under, height], z)]
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
