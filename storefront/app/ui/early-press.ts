import { followPresses } from './follow-presses.ts'
import { holdPress, isAction, type HeldPress } from './hold-press.ts'
import { isTyped, typeAgain, type TypedField } from './type-again.ts'

/*
 * Notes what is pressed and typed before the page answers to touch; HydrationNote (hydration.ts) repeats it. The server
 * writes this script into the head of each page, so that no press comes before it, and the page's own scripts need not
 * repeat it.
 */

window.holdPress = holdPress
window.endOfPress = followPresses()
window.typeAgain = typeAgain

/** With what was entered: React gives a select its own value as it takes the page over. */
const typed = new Map<TypedField, string>()

const actions = new Map<Element, HeldPress>()

/** Leaving would lose the action; the browser asks whether to. */
const askBeforeLeaving = (event: Event) => {
  if (!window.loadsAgain) event.preventDefault()
}

/**
 * Types again what stands in the fields, and clicks the buttons again, now that they work: each action, and what was pressed
 * last. A ticked box shows its press by itself, except in a served part.
 */
window.repeatEarly = () => {
  for (const [field, value] of typed) typeAgain(field, value)
  typed.clear()
  removeEventListener('beforeunload', askBeforeLeaving)
  for (const { control, release } of actions.values()) {
    release()
    ;(control as HTMLButtonElement).click()
  }
  actions.clear()
  const { earlyPress } = window
  delete window.earlyPress
  earlyPress?.release()
  const pressed = earlyPress?.control
  const isRepeated = pressed instanceof HTMLButtonElement || pressed instanceof HTMLAnchorElement
  if (isRepeated && !earlyPress?.isDropped) pressed.click()
}

addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey } = event as MouseEvent
    if (document.documentElement.dataset.hydrated || !(target instanceof Element)) return
    // A link would leave before the action is done.
    const link = actions.size > 0 && !ctrlKey && !metaKey && target.closest<HTMLElement>('a[href]')
    // Pressed again, it leaves, in case the scripts never come: the browser asks first.
    if (link && link === window.earlyPress?.control) return
    if (link) event.preventDefault()
    const control = link || target.closest('button[type=button], input')
    if (!control || actions.has(control)) return
    if (isAction(control)) {
      actions.set(control, holdPress(control))
      // Only now: a page that listens all the time is not kept for Back by each browser.
      addEventListener('beforeunload', askBeforeLeaving)
      return
    }
    window.earlyPress?.release()
    window.earlyPress = holdPress(control)
  },
  true,
)

addEventListener(
  'input',
  ({ target }) => {
    if (!document.documentElement.dataset.hydrated && isTyped(target)) typed.set(target, target.value)
  },
  true,
)
