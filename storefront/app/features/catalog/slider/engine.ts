import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'

// Loaded after the page has come to rest (use-slider.ts), so it costs no page its start.
export function startSlider(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [Autoplay], ...(prefersReducedMotion() ? withoutMotion(options) : options) })
}

/**
 * The slides jump. Under reduced motion base.css shortens every transition to almost nothing. When a looping row moves
 * back and forth at once, the browser then drops the transition, and Swiper would wait for its end forever.
 */
function withoutMotion(options: SwiperOptions): SwiperOptions {
  const { autoplay } = options
  return {
    ...options,
    speed: 0,
    ...(typeof autoplay === 'object' && { autoplay: { ...autoplay, waitForTransition: false } }),
  }
}
