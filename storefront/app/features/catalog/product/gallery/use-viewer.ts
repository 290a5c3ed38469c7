import { useEffect, useRef, useState } from 'react'
import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import { prefersReducedMotion } from '../../../../ui/preferences.ts'

/** Zoom factors, relative to the picture's displayed size. */
export const ZOOM = { least: 1, most: 3, step: 0.5 }

const TURN_MS = 300

/**
 * Makes the slides in `frame` swipe and zoom.
 *
 * @param start   index of the first slide
 * @param onTurn  must not change; called with the first and every later slide
 */
export function useViewer(start: number, onTurn: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [viewer, setViewer] = useState<Swiper | null>(null)
  // The page's gallery may move behind it; the viewer is created once, when the dialog opens.
  const [first] = useState(start)
  const [index, setIndex] = useState(start)
  const [scale, setScale] = useState(ZOOM.least)

  useEffect(() => {
    const element = frame.current
    const swiper = new Swiper(element, {
      modules: [Zoom],
      zoom: { maxRatio: ZOOM.most, minRatio: ZOOM.least },
      initialSlide: first,
      speed: prefersReducedMotion() ? 0 : TURN_MS,
      on: {
        slideChange: ({ activeIndex }) => {
          setIndex(activeIndex)
          onTurn(activeIndex)
        },
        zoomChange: (_, wanted) => setScale(wanted),
      },
    })
    const ended = new AbortController()
    // Swiper mistakes the first of two pinching fingers for a swipe.
    const turnByOneFinger = ({ touches }: TouchEvent) => {
      swiper.allowTouchMove = touches.length < 2
    }
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(type, turnByOneFinger, { passive: true, signal: ended.signal })
    }
    setViewer(swiper)
    onTurn(first)
    return () => {
      ended.abort()
      swiper.destroy()
    }
  }, [first, onTurn])

  const zoomTo = (wanted: number) => {
    if (wanted <= ZOOM.least) viewer?.zoom.out()
    else viewer?.zoom.in(Math.min(wanted, ZOOM.most))
  }
  return { frame, index, scale, viewer, zoomTo }
}
