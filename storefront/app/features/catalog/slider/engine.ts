import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../../ui/preferences.ts'

// Loaded once the page is idle (use-slider.ts), so that it does not delay the page.
export function startSlider(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [Autoplay], ...(prefersReducedMotion() ? withoutMotion(options) : options) })
}

/**
 * Makes the slides jump. With reduced motion, base.css shortens every transition to almost nothing. When a looping row
 * moves back and forth at once, the browser drops the transition, and Swiper would wait forever for its end.
 */
function withoutMotion(options: SwiperOptions): SwiperOptions {
  const { autoplay } = options
  return {
    ...options,
    speed: 0,
    ...(typeof autoplay === 'object' && { autoplay: { ...autoplay, waitForTransition: false } }),
  }
}
