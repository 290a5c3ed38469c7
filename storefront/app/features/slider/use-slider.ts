import { useEffect, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

/**
 * Makes a row of slides slide, once the page is loaded and the row is near the screen. Until then, and without scripts,
 * it is what its styles make of it.
 *
 * @param options  a constant: a change makes the slider anew. New slides need a new component (`key`).
 */
export function useSlider(row: RefObject<HTMLElement | null>, options: SwiperOptions): Swiper | null {
  const [slider, setSlider] = useState<Swiper | null>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    let started: Swiper | null = null
    let isGone = false
    const forget = whenNear(element, async () => {
      const { startSlider } = await import('./engine.ts')
      if (isGone) return
      element.scrollLeft = 0
      started = startSlider(element, prefersReducedMotion() ? { ...options, autoplay: false } : options)
      setSlider(started)
    })
    const unbind = restWhileFocused(element, () => started)
    return () => {
      isGone = true
      forget()
      unbind()
      started?.destroy()
      setSlider(null)
    }
  }, [row, options])

  return slider
}

/** Calls back once, when the page is loaded and the element is within a screen of being seen. */
function whenNear(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '50%' },
  )
  const observe = () => observer.observe(element)
  if (document.readyState === 'complete') observe()
  else addEventListener('load', observe, { once: true })
  return () => {
    removeEventListener('load', observe)
    observer.disconnect()
  }
}

/** Nothing moves away under the keyboard; what gets the focus comes into view. */
function restWhileFocused(element: HTMLElement, slider: () => Swiper | null): () => void {
  const rest = (event: FocusEvent) => {
    const current = slider()
    current?.autoplay?.stop()
    const slide = event.target instanceof Element ? event.target.closest<HTMLElement>('.swiper-slide') : null
    const index = Number(slide?.dataset['swiperSlideIndex'] ?? slide?.dataset['index'])
    if (!current || !slide || Number.isNaN(index) || isWithin(slide, element)) return
    element.scrollLeft = 0
    if (current.params.loop) current.slideToLoop(index)
    else current.slideTo(index)
  }
  const goOn = () => {
    const current = slider()
    if (current?.params.autoplay && !element.closest('[data-paused]')) current.autoplay.start()
  }
  element.addEventListener('focusin', rest)
  element.addEventListener('focusout', goOn)
  return () => {
    element.removeEventListener('focusin', rest)
    element.removeEventListener('focusout', goOn)
  }
}

function isWithin(slide: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
