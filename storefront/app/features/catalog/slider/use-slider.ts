import { useEffect, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../../ui/preferences.ts'
import { createTurning, holdWhileUsed } from './turning.ts'
import { whenNear } from '../../../ui/when-near.ts'

/** How a slider advances: each slide rests for `everyMs`. With `untilMoved`, a visitor who moves the slides pauses it. */
export type Turns = { everyMs: number; untilMoved?: boolean }

/**
 * Makes a row of slides slide, once the page is loaded and the row is near the screen. Until then, and without scripts,
 * its styles apply. The slider stops while mouse or keyboard is in its section, under a finger that drags it, in a hidden
 * tab and while paused. With reduced motion it starts paused.
 *
 * @param options  a constant: a change recreates the slider. New slides need a new component (`key`).
 * @param turns    a constant; undefined for slides that only visitors move
 */
export function useSlider(row: RefObject<HTMLElement | null>, options: SwiperOptions, turns: Turns | undefined) {
  const [slider, setSlider] = useState<Swiper | null>(null)
  const [turning] = useState(createTurning)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    let started: Swiper | null = null
    let isGone = false
    const pause = () => {
      turning.hold('visitor')
      setIsPaused(true)
    }
    if (prefersReducedMotion()) pause()
    const forget = whenNear([element], async () => {
      const { startSlider } = await import('./engine.ts')
      // Running the script and measuring the slides take a phone 50 ms together.
      await new Promise((next) => setTimeout(next))
      if (isGone) return
      element.scrollLeft = 0
      started = startSlider(element, options)
      if (turns) turning.take(started, turns.everyMs, turns.untilMoved ? pause : undefined)
      setSlider(started)
    })
    const unbind = [holdWhileUsed(element.closest('section') ?? element, turning), showFocused(element, () => started)]
    return () => {
      isGone = true
      forget()
      for (const end of unbind) end()
      started?.destroy()
      setSlider(null)
    }
  }, [row, options, turns, turning])

  const togglePause = () => {
    setIsPaused(!isPaused)
    if (isPaused) turning.play()
    else turning.hold('visitor')
  }
  return { slider, isPaused, togglePause }
}

/** Scrolls the focused element into view. */
function showFocused(element: HTMLElement, slider: () => Swiper | null): () => void {
  const show = (event: FocusEvent) => {
    const current = slider()
    const slide = event.target instanceof Element ? event.target.closest<HTMLElement>('.swiper-slide') : null
    const index = Number(slide?.dataset['swiperSlideIndex'] ?? slide?.dataset['index'])
    if (!current || !slide || Number.isNaN(index) || isWithin(slide, element)) return
    element.scrollLeft = 0
    if (current.params.loop) current.slideToLoop(index)
    else current.slideTo(index)
  }
  element.addEventListener('focusin', show)
  return () => element.removeEventListener('focusin', show)
}

function isWithin(slide: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
