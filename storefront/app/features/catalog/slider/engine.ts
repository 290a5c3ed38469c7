import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../../ui/preferences.ts'

/**
 * Loaded once the page is idle (use-slider.ts), so that it does not delay the page.
 *
 * With reduced motion the slides jump: base.css shortens every transition to almost nothing, the browser drops it when a
 * looping row moves back and forth at once, and Swiper would wait forever for its end.
 */
export function startSlider(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, prefersReducedMotion() ? { ...options, speed: 0 } : options)
}
