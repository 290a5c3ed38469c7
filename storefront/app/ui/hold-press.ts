/** What a visitor does besides waiting. A scroll by touch begins with a press, or moves the pressing finger. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** A press that waits for the script that answers it. */
export type HeldPress = {
  control: Element
  /** True once the visitor has done something else: it is answered no longer. */
  isDropped: boolean
  /** Ends the waiting. */
  release: () => void
}

/**
 * Returns whether a press does something that the visitor takes for done from then on, such as adding to the cart: the button
 * then has a word for its wait. What a form sends can still be corrected.
 */
export function isAction(control: Element): boolean {
  return control instanceof HTMLButtonElement && 'worded' in control.dataset && control.form === null
}

/**
 * Marks a button as pressed while the script that answers it is on its way. Pressing it again is impatience; anything
 * else drops the press, except of an action. A ticked box shows its press by itself, and stays ticked.
 */
export function holdPress(control: Element): HeldPress {
  const waiting = new AbortController()
  const release = () => {
    waiting.abort()
    control.removeAttribute('aria-busy')
    control.removeAttribute('data-held')
  }
  const held = { control, isDropped: false, release }
  const turn = (event: Event) => {
    if (isPressOf(control, event)) return
    held.isDropped = true
    release()
  }
  if (control instanceof HTMLButtonElement) {
    control.setAttribute('aria-busy', 'true')
    control.setAttribute('data-held', '')
    if (isAction(control)) return held
    for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true, signal: waiting.signal })
  }
  return held
}

function isPressOf(control: Element, event: Event): boolean {
  const isIn = event.target instanceof Node && control.contains(event.target)
  if (event instanceof KeyboardEvent) return isIn && [' ', 'Enter'].includes(event.key)
  return event instanceof PointerEvent && (isIn || isOver(control, event))
}

/** A busy button lets presses through to what is behind it. */
function isOver(control: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
