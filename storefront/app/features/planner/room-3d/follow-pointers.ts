/** A press that moves by less is a tap. */
const TAP_PX = 6
const LINE_PX = 16
/** How fast a wheel zooms, and a pinch on a touchpad. */
const WHEEL = 0.0012
const PINCH = 0.01

export type PointerHandlers = {
  /** @param right, down  pixels since the last call */
  onDrag: (right: number, down: number) => void
  /** @param factor  above 1 to see everything larger */
  onZoom: (factor: number) => void
  /** @param x, y  pixels from the element's upper left corner */
  onTap: (x: number, y: number) => void
}

type Point = { x: number; y: number }

/**
 * Follows mouse, pen, fingers and wheel over an element until the signal. A finger that moves up or down scrolls the page,
 * if the element's `touch-action` is `pan-y`. So does the wheel, until the element has the focus.
 */
export function followPointers(element: HTMLElement, handlers: PointerHandlers, signal: AbortSignal): void {
  const held = new Map<number, Point>()
  let isTap = false
  let start: Point = { x: 0, y: 0 }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof HTMLCanvasElement)) return
    held.set(event.pointerId, placeOf(event))
    element.setPointerCapture(event.pointerId)
    isTap = held.size === 1
    start = placeOf(event)
  }
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    if (distance(start, now) >= TAP_PX) isTap = false
    if (isTap) return
    const apart = spread(held)
    held.set(event.pointerId, now)
    if (apart > 0) handlers.onZoom(spread(held) / apart)
    else handlers.onDrag(now.x - before.x, now.y - before.y)
  }
  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || !isTap) return
    const { left, top } = element.getBoundingClientRect()
    handlers.onTap(event.clientX - left, event.clientY - top)
  }
  const cancel = (event: PointerEvent) => {
    held.delete(event.pointerId)
    isTap = false
  }
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== element) return
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX
    handlers.onZoom(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)))
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
}

function placeOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

/** Between two fingers; 0 for any other number of them. */
function spread(held: ReadonlyMap<number, Point>): number {
  const [one, other, third] = [...held.values()]
  return one && other && !third ? distance(one, other) : 0
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
