import { cdp, type Locator } from 'vitest/browser'

const MOST_FRAMES = 300

/** Waits frame by frame until a condition holds. Under fake timers, polling would move the clock. */
export async function soon(holds: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < MOST_FRAMES && !holds(); frame += 1) await new Promise(requestAnimationFrame)
  return holds()
}

type Session = { send(method: string, params: object): Promise<unknown> }

/**
 * Moves the mouse over an element in one step. Unlike `hover` it does not move a stopped clock, which advances during
 * commands of vitest.
 *
 * @param from  pixels from the element's upper left corner; by default its middle
 */
export async function pointAt(place: Locator | Element, from?: { x: number; y: number }): Promise<void> {
  const { left, top, width, height } = ('element' in place ? place.element() : place).getBoundingClientRect()
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / innerWidth
  const { x, y } = from ?? { x: width / 2, y: height / 2 }
  const at = { x: frame.left + (left + x) * scale, y: frame.top + (top + y) * scale }
  await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/**
 * Drags an element sideways with a finger.
 *
 * @param share  of its width; negative to the left
 * @returns      lifts the finger
 */
export function drag(element: Element, share: number): () => void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const touch = (type: string, moved: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'touch',
        bubbles: true,
        cancelable: true,
        clientX: left + width / 2 + moved * width,
        clientY: top + height / 2,
      }),
    )
  touch('pointerdown', 0)
  // The first move tells Swiper the direction.
  for (const part of [0.1, 0.5, 1]) touch('pointermove', part * share)
  return () => void touch('pointerup', share)
}
