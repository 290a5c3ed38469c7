/** Where the drawing of a box ends, in its own units. */
export const DRAWING = { width: 400, height: 280 }

// Room for the measures around the box.
const MARGIN = { left: 24, right: 96, top: 20, bottom: 60 }
/** How far the depth runs to the right and upwards, for each unit of depth. */
const DEPTH_RUN = { x: 0.5, y: 0.32 }

export type Point = { x: number; y: number }

/**
 * The outline of a box seen from its front, a little from the right and above, as large as the drawing allows.
 *
 * @param size  of the furniture, any one unit
 * @returns the front's corners and those behind them, clockwise from the lower left; y grows downwards
 */
export function boxOutline(size: { width: number; depth: number; height: number }) {
  const run = { x: size.depth * DEPTH_RUN.x, y: size.depth * DEPTH_RUN.y }
  const scale = Math.min(
    (DRAWING.width - MARGIN.left - MARGIN.right) / (size.width + run.x),
    (DRAWING.height - MARGIN.top - MARGIN.bottom) / (size.height + run.y),
  )
  const [width, height, back] = [size.width * scale, size.height * scale, { x: run.x * scale, y: run.y * scale }]

  const left = MARGIN.left + (DRAWING.width - MARGIN.left - MARGIN.right - width - back.x) / 2
  const bottom = MARGIN.top + (DRAWING.height - MARGIN.top - MARGIN.bottom + height + back.y) / 2
  const front: [Point, Point, Point, Point] = [
    { x: left, y: bottom },
    { x: left, y: bottom - height },
    { x: left + width, y: bottom - height },
    { x: left + width, y: bottom },
  ]
  const behind = ({ x, y }: Point): Point => ({ x: x + back.x, y: y - back.y })
  return { front, back: [behind(front[0]), behind(front[1]), behind(front[2]), behind(front[3])] as typeof front }
}
