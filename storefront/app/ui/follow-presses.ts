const begins = ['pointerdown', 'keydown'] as const
const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const

type Press = { on: Node; over: Promise<void>; end: () => void }

/**
 * Follows presses, for parts that are about to be replaced: a browser clicks nothing if the element that a finger or a
 * key went down on is gone when it goes up.
 * @returns  waits until no press is under way in a part and its click has been heard
 */
export function followPresses(): (part: Element) => Promise<void> {
  let press: Press | undefined
  const begin = ({ target }: Event) => {
    if (press || !(target instanceof Node)) return
    let end!: () => void
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    press = { on: target, over, end }
  }
  const finish = ({ type, target }: Event) => {
    const ended = press
    // Only the window ends a press by its blur. An element loses the focus to what is pressed.
    if (!ended || (type === 'blur' && target !== window)) return
    // The click comes in the same task as the end of the press.
    setTimeout(() => {
      ended.end()
      if (press === ended) press = undefined
    })
  }
  // At the window, where a press is heard before anything that it starts.
  for (const sign of begins) addEventListener(sign, begin, { capture: true })
  for (const sign of ends) addEventListener(sign, finish, { capture: true })
  return async (part) => (press && part.contains(press.on) ? press.over : undefined)
}
