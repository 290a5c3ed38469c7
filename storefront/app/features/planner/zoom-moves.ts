import type { Point } from '#domain/planner/geometry.ts'
import { type Box, shownPart, ZOOM, type Zoom } from './plan-zoom.ts'

/** A piece is in sight if it reaches this far into the drawing, as a share of it, or all of a smaller piece shows. */
const ENOUGH = 0.4

/** Zooms by a factor, within bounds, so that a point of the plan stays where it is on the screen. */
export function zoomed(whole: Box, zoom: Zoom, by: number, at: Point): Zoom {
  const factor = Math.min(ZOOM.most, Math.max(ZOOM.least, zoom.factor * by))
  const share = zoom.factor / factor
  return within(whole, { factor, x: at.x + (zoom.x - at.x) * share, y: at.y + (zoom.y - at.y) * share })
}

/** Shows what lies this far away, in millimeters. */
export function panned(whole: Box, zoom: Zoom, { x, y }: Point): Zoom {
  return within(whole, { ...zoom, x: zoom.x + x, y: zoom.y + y })
}

type Bounds = { left: number; right: number; top: number; bottom: number }

/** Moves the drawing as little as needed to show enough of a piece; the same object where it does already. */
export function inSight(whole: Box, zoom: Zoom, { left, right, top, bottom }: Bounds): Zoom {
  const { width, height } = shownPart(whole, zoom)
  const x = near(zoom.x, width, left, right)
  const y = near(zoom.y, height, top, bottom)
  const moved = within(whole, { ...zoom, x, y })
  return moved.x === zoom.x && moved.y === zoom.y ? zoom : moved
}

function near(middle: number, length: number, from: number, to: number): number {
  const enough = Math.min(ENOUGH * length, to - from)
  const [least, most] = [from + enough - length / 2, to - enough + length / 2]
  return Math.min(most, Math.max(least, middle))
}

/** Shows nothing beyond the drawing of the whole plan. */
function within({ x, y, width, height }: Box, zoom: Zoom): Zoom {
  const [across, down] = [width / zoom.factor / 2, height / zoom.factor / 2]
  return {
    factor: zoom.factor,
    x: Math.min(x + width - across, Math.max(x + across, zoom.x)),
    y: Math.min(y + height - down, Math.max(y + down, zoom.y)),
  }
}
