const begins = ['pointerdown', 'keydown'] as const
const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const

/**
 * Follows presses, for parts that are about to be replaced: a browser clicks nothing if the element that a finger or a
 * key went down on is gone when it goes up.
 * @returns  waits until no press is under way in a part and its click has been heard
 */
export function followPresses(): (part: Element) => Promise<void> {
  let pressed: Node | undefined
  let press: Promise<void> | undefined
  const begin = ({ target }: Event) => {
    if (press || !(target instanceof Node)) return
    pressed = target
    press = new Promise((resolve) => {
      // The click comes in the same task as the end of the press.
      for (const end of ends) addEventListener(end, () => setTimeout(resolve), { capture: true, once: true })
    })
    void press.then(() => {
      press = undefined
    })
  }
  // At the window, where a press is heard before anything that it starts.
  for (const sign of begins) addEventListener(sign, begin, { capture: true })
  return async (part) => (pressed && part.contains(pressed) ? press : undefined)
}
