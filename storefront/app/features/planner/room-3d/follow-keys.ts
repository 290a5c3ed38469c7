import { type Step, stepOf } from './steps.ts'

/** A held key takes many small steps. */
const HELD_SHARE = 0.3

/**
 * Makes an element focusable, and follows the keys that are pressed on it until the signal; not those on what it contains.
 *
 * @param onStep  called with the share of a whole step
 */
export function followKeys(
  element: HTMLElement,
  onStep: (step: Step, share: number) => void,
  signal: AbortSignal,
): void {
  element.tabIndex = 0
  const press = (event: KeyboardEvent) => {
    const step = event.target === element ? stepOf(event) : undefined
    if (!step) return
    event.preventDefault()
    onStep(step, event.repeat ? HELD_SHARE : 1)
  }
  element.addEventListener('keydown', press, { signal })
}
