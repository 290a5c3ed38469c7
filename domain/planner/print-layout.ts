import { boundsOf, type Polygon } from './geometry.ts'
import { DRAWN_WALL_MM } from './walls.ts'

/** Millimeters of a room that are one millimeter on paper. The largest room, 20 m by 20 m, fits at 1:200. */
const printScales = [50, 100, 200] as const
type PrintScale = (typeof printScales)[number]

/** A4, in millimeters. Printers leave out some of the margin. */
export const A4_MM = { short: 210, long: 297, margin: 12 }
/** Above and below the drawing: name, date and scale; the bar to check the print. */
const HEAD_MM = 24
const FOOT_MM = 26
/** Around the walls: their own thickness comes to it. Doors and windows are named there. */
const LABELS_MM = 11

export type PrintLayout = {
  scale: PrintScale
  orientation: 'portrait' | 'landscape'
  /** The part of the room that is drawn, in millimeters of the room. */
  view: { x: number; y: number; width: number; height: number }
}

/** Returns the largest scale at which a room fits onto A4, and the way to hold the sheet: upright if both fit. */
export function printLayout(corners: Polygon): PrintLayout {
  for (const scale of printScales) {
    const view = viewAt(corners, scale)
    const [width, height] = [view.width / scale, view.height / scale]
    for (const orientation of ['portrait', 'landscape'] as const) {
      const space = drawingSpace(orientation)
      if (width <= space.width && height <= space.height) return { scale, orientation, view }
    }
  }
  throw new Error('A room is larger than any plan allows')
}

/** What a sheet leaves for the drawing, in millimeters on paper. */
export function drawingSpace(orientation: PrintLayout['orientation']): { width: number; height: number } {
  const [width, height] = orientation === 'portrait' ? [A4_MM.short, A4_MM.long] : [A4_MM.long, A4_MM.short]
  return { width: width - 2 * A4_MM.margin, height: height - 2 * A4_MM.margin - HEAD_MM - FOOT_MM }
}

function viewAt(corners: Polygon, scale: PrintScale): PrintLayout['view'] {
  const { left, right, top, bottom } = boundsOf(corners)
  const around = DRAWN_WALL_MM + LABELS_MM * scale
  return { x: left - around, y: top - around, width: right - left + 2 * around, height: bottom - top + 2 * around }
}
