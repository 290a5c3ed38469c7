import type { Swiper } from 'swiper'

/** Reasons for a slider not to advance. */
type Hold = 'mouse' | 'keyboard' | 'visitor'

/** Advances a slider automatically, unless something holds it. */
export function createTurning() {
  const holds = new Set<Hold>()
  let slider: Swiper | null = null

  const settle = () => {
    // Swiper turns `autoplay: false` into an object, too.
    if (typeof slider?.params.autoplay !== 'object' || !slider.params.autoplay.enabled) return
    const turns = holds.size === 0
    if (turns === slider.autoplay.running) return
    if (turns) slider.autoplay.start()
    else slider.autoplay.stop()
  }

  return {
    isHeld: () => holds.size > 0,
    take(next: Swiper | null) {
      slider = next
      settle()
    },
    hold(by: Hold) {
      holds.add(by)
      settle()
    },
    release(by: Hold) {
      holds.delete(by)
      settle()
    },
    /** A press on Play counts, even with the mouse and the focus on that button. */
    play() {
      holds.clear()
      settle()
    },
  }
}

export type Turning = ReturnType<typeof createTurning>

/** Stops the slider while mouse or keyboard is in the section. */
export function holdWhileUsed(section: Element, turning: Turning): () => void {
  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turning.hold('mouse')
  const leave = () => turning.release('mouse')
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) turning.hold('keyboard')
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) turning.release('keyboard')
  }
  const listeners = { pointerenter: enter, pointerleave: leave, focusin: focus, focusout: blur }
  for (const [type, listener] of Object.entries(listeners)) section.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      section.removeEventListener(type, listener as EventListener)
    }
  }
}
