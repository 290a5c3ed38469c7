import type { Swiper } from 'swiper'

/** Reasons for a slider not to advance. */
type Hold = 'mouse' | 'keyboard' | 'finger' | 'visitor'

/**
 * Advances a slider automatically, unless something holds it. A slide at rest costs one timer: Swiper's own module asks
 * for every animation frame, to tell the time left, and so keeps a cheap phone busy for nothing.
 */
export function createTurning() {
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let slider: Swiper | null = null
  let restMs = 0

  /** The current slide begins its rest. */
  const settle = () => {
    clearTimeout(timer)
    if (!slider || slider.animating || document.hidden || holds.size > 0) return
    timer = setTimeout(() => {
      slider!.slideNext(undefined, true, true)
      // Without a transition, no end of one would do this.
      settle()
    }, restMs)
  }
  const hold = (by: Hold) => {
    holds.add(by)
    settle()
  }
  const release = (by: Hold) => {
    if (holds.delete(by)) settle()
  }

  return {
    hold,
    release,
    /** A press on Play counts, even with the mouse and the focus on that button. */
    play() {
      holds.clear()
      settle()
    },
    /**
     * Advances this slider until it is destroyed.
     *
     * @param everyMs  how long a slide rests
     * @param onMoved  called when a visitor moves a slider that is advancing
     */
    take(next: Swiper, everyMs: number, onMoved?: () => void) {
      slider = next
      restMs = everyMs
      const noteMove = () => {
        if (holds.size === 0) onMoved?.()
      }
      next.on('beforeTransitionStart', (_slider, _ms, isAutomatic) => {
        clearTimeout(timer)
        if (!isAutomatic) noteMove()
      })
      next.on('transitionEnd', settle)
      next.on('sliderFirstMove', () => {
        noteMove()
        hold('finger')
      })
      next.on('touchEnd', () => release('finger'))
      document.addEventListener('visibilitychange', settle)
      next.on('destroy', () => {
        document.removeEventListener('visibilitychange', settle)
        clearTimeout(timer)
        slider = null
      })
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
