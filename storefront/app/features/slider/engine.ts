import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

// Loaded after the page has come to rest (use-slider.ts), so it costs no page its start.
export function startSlider(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [Autoplay], ...options })
}
