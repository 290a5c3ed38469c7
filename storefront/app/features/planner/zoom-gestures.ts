import type { Point } from '#domain/planner/geometry.ts'

/** How fast a pinch on a touchpad zooms, which arrives as a wheel with Ctrl. */
const PINCH = 0.01

/** Points are pixels of the window. */
export type ZoomGestures = {
  zoomBy: (factor: number, at: Point) => void
  panBy: (from: Point, to: Point) => void
  /** Called when a second finger comes: what the first has begun ends. */
  onPinch: () => void
  /** Whether a press takes hold of nothing that moves by itself. */
  isFree: (event: PointerEvent) => boolean
}

/**
 * Two fingers zoom the drawing and a pinch on a touchpad does; once it is larger than the whole plan, one finger moves it
 * unless it holds a piece, and so does the mouse on the bare floor. Until the signal.
 */
export function listenToGestures(
  element: SVGSVGElement,
  { zoomBy, panBy, onPinch, isFree }: ZoomGestures,
  signal: AbortSignal,
): void {
  /** Fingers on the drawing. */
  const held = new Map<number, Point>()
  /** Whether the first finger moves the plan. */
  let isPan = false

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    held.set(event.pointerId, pointOf(event))
    if (held.size === 1) isPan = isFree(event)
    if (held.size === 2) onPinch()
    // A piece takes the pointer itself; a finger stays with what it pressed.
    if (isPan && event.pointerType !== 'touch') element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const [wide, middle] = [spreadOf(held), middleOf(held)]
    held.set(event.pointerId, pointOf(event))
    if (held.size === 1 && isPan) panBy(before, pointOf(event))
    if (held.size !== 2 || wide === 0) return
    zoomBy(spreadOf(held) / wide, middle)
    panBy(middle, middleOf(held))
  }
  const up = ({ pointerId }: PointerEvent) => held.delete(pointerId)
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * PINCH), pointOf(event))
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('touchstart', keep, { signal, passive: false })
  element.addEventListener('wheel', wheel, { signal, passive: false })
}

/** Otherwise the browser would scroll or zoom the page. */
function keep(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault()
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY }
}

function spreadOf(held: ReadonlyMap<number, Point>): number {
  const [one, other] = [...held.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

function middleOf(held: ReadonlyMap<number, Point>): Point {
  const points = [...held.values()]
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean('x'), y: mean('y') }
}
