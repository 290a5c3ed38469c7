import type { Size } from '../dimension-box.ts'
import { block, divisions, legs, levels, type Line, type Piece, type Span } from './piece.ts'

const DRAWER_CM = 26
const DOOR_CM = 52
const SHELF_CM = 36
/** From here on drawers lie side by side. */
const TWO_DRAWERS_WIDE_FROM_CM = 90

/** Rows of drawers on short legs. */
export function drawers({ width, depth, height }: Size): Piece[] {
  const foot = Math.min(12, height * 0.12)
  const front: Span = [foot, height]
  const rows = Math.min(4, Math.max(2, Math.round((height - foot) / DRAWER_CM)))
  const between = Array.from({ length: rows - 1 }, (_, at) => foot + ((height - foot) * (at + 1)) / rows)
  const columns = width > TWO_DRAWERS_WIDE_FROM_CM ? 2 : 1
  const lines = [...levels([0, width], between), ...divisions([0, width], front, columns)]
  return [...legs([0, width], foot, [0, depth], Math.min(6, width * 0.1)), block([0, width], front, [0, depth], lines)]
}

/** Doors with handles. */
export function wardrobe({ width, depth, height }: Size): Piece[] {
  const foot = Math.min(6, height * 0.04)
  const doors = divisions([0, width], [foot, height], Math.max(2, Math.round(width / DOOR_CM)))
  const handles = doors.map(([[x]]): Line => {
    return [
      [x - width * 0.03, height * 0.44],
      [x - width * 0.03, height * 0.54],
    ]
  })
  return [block([0, width], [0, height], [0, depth], [...levels([0, width], [foot]), ...doors, ...handles])]
}

/** Open shelves, through which the back shows. */
export function shelf({ width, depth, height }: Size): Piece[] {
  const board = Math.min(3, width * 0.05, depth * 0.05, height * 0.05)
  const between: Span = [board, width - board]
  const rows = Math.max(2, Math.round(height / SHELF_CM))
  const boards = Array.from({ length: rows + 1 }, (_, at) => (at * (height - board)) / rows)
  return [
    block([0, width], [0, height], [depth - board, depth]),
    block([0, board], [0, height], [0, depth - board]),
    ...boards.map((from) => block(between, [from, from + board], [0, depth - board])),
    block([width - board, width], [0, height], [0, depth - board]),
  ]
}

/** A shade on three legs. */
export function lamp({ width, depth, height }: Size): Piece[] {
  const [thick, shade] = [Math.min(3, width * 0.06, depth * 0.1), height * 0.68]
  const leg = (foot: number, z: Span): Piece => ({
    outline: [
      [foot, 0],
      [foot + thick, 0],
      [(width + thick) / 2, shade],
      [(width - thick) / 2, shade],
    ],
    z,
    lines: [],
  })
  return [
    leg((width - thick) / 2, [depth - thick, depth]),
    leg(0, [0, thick]),
    leg(width - thick, [0, thick]),
    {
      outline: [
        [0, shade],
        [width, shade],
        [width * 0.8, height],
        [width * 0.2, height],
      ],
      z: [0, depth],
      lines: [],
    },
  ]
}
