import type { Point } from '#domain/planner/geometry.ts'

/** An upright rectangle in the plan, in millimeters. */
export type Box = Point & { width: number; height: number }

/** How much larger than the whole plan the drawing is, and which point of the plan is in its middle, in millimeters. */
export type Zoom = Point & { factor: number }

export const ZOOM = { least: 1, most: 8, step: 1.5 }

/** @param whole  the drawing of the whole plan */
export function wholePlan({ x, y, width, height }: Box): Zoom {
  return { factor: ZOOM.least, x: x + width / 2, y: y + height / 2 }
}

/** The part of the plan that shows. */
export function shownPart(whole: Box, { factor, x, y }: Zoom): Box {
  const [width, height] = [whole.width / factor, whole.height / factor]
  return { x: x - width / 2, y: y - height / 2, width, height }
}
