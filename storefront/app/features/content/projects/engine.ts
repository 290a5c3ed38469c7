import Swiper from 'swiper'
import { Autoplay, Mousewheel } from 'swiper/modules'

const AUTOPLAY_MS = 3300
const SLIDE_MS = 600
/** Settings of the thumbnail strip, which follows a pressed thumbnail. */
export const JUMP_MS = 300

// Loaded once the page is idle (use-project-carousel.ts). The stylesheet sets the widths, so nothing moves then.
const shared = { slidesPerView: 'auto', spaceBetween: 0, loop: true, allowTouchMove: false } as const

/** Settings of the large pictures. Their component starts and stops the autoplay. */
export function startPictures(element: HTMLElement, initialSlide: number): Swiper {
  return new Swiper(element, {
    ...shared,
    modules: [Autoplay],
    initialSlide,
    speed: SLIDE_MS,
    autoplay: { enabled: false, delay: AUTOPLAY_MS, disableOnInteraction: false },
  })
}

/** Creates the slider of a strip with more thumbnails than it shows. */
export function startThumbnails(element: HTMLElement): Swiper {
  return new Swiper(element, { ...shared, modules: [Mousewheel], speed: JUMP_MS })
}
