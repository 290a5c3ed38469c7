import { useEffect, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../../ui/preferences.ts'
import { createTurning, holdWhileUsed } from './turning.ts'
import { whenNear } from '../../../ui/when-near.ts'

/**
 * Makes a row of slides slide, once the page is loaded and the row is near the screen. Until then, and without scripts,
 * its styles apply. The slider stops while mouse or keyboard is in its section, and while paused. With reduced motion
 * it starts paused.
 *
 * @param options  a constant: a change recreates the slider. New slides need a new component (`key`).
 */
export function useSlider(row: RefObject<HTMLElement | null>, options: SwiperOptions) {
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
      if (isGone) return
      element.scrollLeft = 0
      started = startSlider(element, options)
      // It stops once a visitor has moved the slides (`disableOnInteraction`).
      started.on('autoplayStop', () => {
        if (!isGone && !turning.isHeld()) pause()
      })
      turning.take(started)
      setSlider(started)
    })
    const unbind = [holdWhileUsed(element.closest('section') ?? element, turning), showFocused(element, () => started)]
    return () => {
      isGone = true
      forget()
      for (const end of unbind) end()
      turning.take(null)
      started?.destroy()
      setSlider(null)
    }
  }, [row, options, turning])

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
