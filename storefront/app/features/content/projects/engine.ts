import Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import { prefersReducedMotion } from '../../../ui/preferences.ts'
import { createTurning } from '../../catalog/slider/turning.ts'

const SLIDE_MS = 600
const REST_MS = 3300
/** Settings of the thumbnail strip, which follows a pressed thumbnail. */
export const JUMP_MS = 300

// Loaded once the page is idle (use-project-carousel.ts). The stylesheet sets the widths, so nothing moves then.
const shared = { slidesPerView: 'auto', spaceBetween: 0, loop: true, allowTouchMove: false } as const

/**
 * Starts the slider of the large pictures. Their component holds and releases what advances it. With reduced motion they
 * jump (features/catalog/slider/engine.ts says why).
 */
export function startPictures(element: HTMLElement, initialSlide: number) {
  const pictures = new Swiper(element, { ...shared, initialSlide, speed: prefersReducedMotion() ? 0 : SLIDE_MS })
  const turning = createTurning()
  turning.take(pictures, REST_MS)
  return { pictures, turning }
}

/** Creates the slider of a strip with more thumbnails than it shows. */
export function startThumbnails(element: HTMLElement): Swiper {
  return new Swiper(element, { ...shared, modules: [Mousewheel], speed: JUMP_MS })
}
