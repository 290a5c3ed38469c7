import { followPresses } from './follow-presses.ts'
import { holdPress } from './hold-press.ts'

/*
 * Notes what is pressed before the page answers to touch; HydrationNote (hydration.ts) has it pressed again. The server
 * writes this script into the head of each page, so that no press comes before it, and the page's own scripts need not
 * repeat it.
 */

window.holdPress = holdPress
window.endOfPress = followPresses()

/** Clicks the button again, now that it works. A ticked box shows its press by itself, except in a served part. */
window.repeatEarlyPress = () => {
  const { earlyPress } = window
  delete window.earlyPress
  earlyPress?.release()
  if (earlyPress?.control instanceof HTMLButtonElement && !earlyPress.isDropped) earlyPress.control.click()
}

addEventListener(
  'click',
  ({ target }) => {
    if (document.documentElement.dataset.hydrated || !(target instanceof Element)) return
    const control = target.closest('button[type=button], input')
    if (!control) return
    window.earlyPress?.release()
    window.earlyPress = holdPress(control)
  },
  true,
)
