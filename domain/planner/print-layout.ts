import { boundsOf } from './geometry.ts'
import type { Plan } from './plan.ts'
import { pillarShape, shapeOf } from './shapes.ts'
import { DRAWN_WALL_MM } from './walls.ts'

/**
 * Millimeters of a room that are one millimeter on paper. The largest room, 20 m by 20 m, fits at 1:200, and what may lie
 * around it at 1:500.
 */
const printScales = [50, 100, 200, 500] as const
type PrintScale = (typeof printScales)[number]

/** A4, in millimeters. Printers leave out some of the margin. */
export const A4_MM = { short: 210, long: 297, margin: 12 }
/** Above and below the drawing: name, date and scale; the bar to check the print. */
const HEAD_MM = 24
const FOOT_MM = 26
/** Around the walls: their own thickness comes to it. Doors and windows are named there. */
const LABELS_MM = 11
/** Around what lies beside the room, for its line. */
const EDGE_MM = 1

export type PrintLayout = {
  scale: PrintScale
  orientation: 'portrait' | 'landscape'
  /** The part of the plan that is drawn, in its millimeters. */
  view: { x: number; y: number; width: number; height: number }
}

type Drawn = Pick<Plan, 'room' | 'pillars' | 'pieces'>

/**
 * Returns the largest scale at which a room and what lies beside it fit onto A4, and the way to hold the sheet: upright if
 * both fit.
 */
export function printLayout(plan: Drawn): PrintLayout {
  for (const scale of printScales) {
    const view = viewAt(plan, scale)
    const [width, height] = [view.width / scale, view.height / scale]
    for (const orientation of ['portrait', 'landscape'] as const) {
      const space = drawingSpace(orientation)
      if (width <= space.width && height <= space.height) return { scale, orientation, view }
    }
  }
  throw new Error('A plan is larger than any plan may be')
}

/** What a sheet leaves for the drawing, in millimeters on paper. */
export function drawingSpace(orientation: PrintLayout['orientation']): { width: number; height: number } {
  const [width, height] = orientation === 'portrait' ? [A4_MM.short, A4_MM.long] : [A4_MM.long, A4_MM.short]
  return { width: width - 2 * A4_MM.margin, height: height - 2 * A4_MM.margin - HEAD_MM - FOOT_MM }
}

function viewAt({ room, pillars, pieces }: Drawn, scale: PrintScale): PrintLayout['view'] {
  const walls = boundsOf(room.corners)
  const around = DRAWN_WALL_MM + LABELS_MM * scale
  const { left, right, top, bottom } = boundsOf([
    { x: walls.left - around, y: walls.top - around },
    { x: walls.right + around, y: walls.bottom + around },
    ...[...pieces.map(shapeOf), ...pillars.map(pillarShape)].flat().map(({ x, y }) => ({
      x: x < walls.left ? x - EDGE_MM * scale : x > walls.right ? x + EDGE_MM * scale : x,
      y: y < walls.top ? y - EDGE_MM * scale : y > walls.bottom ? y + EDGE_MM * scale : y,
    })),
  ])
  return { x: left, y: top, width: right - left, height: bottom - top }
}
