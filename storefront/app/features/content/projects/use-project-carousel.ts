import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { prefersReducedMotion } from '../../../ui/preferences.ts'
import { whenNear } from '../../../ui/when-near.ts'
import type { Turning } from '../../catalog/slider/turning.ts'

type Sliders = { pictures: Swiper; turning: Turning; thumbnails: Swiper | undefined; jumpMs: number }

/**
 * A project's pictures with their strip of thumbnails. They slide once the page is loaded and they are near the screen.
 * Until then the arrows scroll them; without scripts they are a scrolling row.
 *
 * @param isActive   accepts touch, and the mouse wheel over the thumbnails
 * @param isTurning  advances automatically
 */
export function useProjectCarousel(isActive: boolean, isTurning: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [sliders, setSliders] = useState<Sliders>()
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = row.current
    if (!element || element.firstElementChild!.children.length < 2) return undefined
    let isGone = false
    let started: Sliders | undefined
    const forget = whenNear([element], async () => {
      const engine = await import('./engine.ts').catch((error: unknown) => {
        console.warn('The pictures cannot slide, but they scroll', error)
        return undefined
      })
      if (isGone || !engine) return
      const at = placeIn(element)
      element.scrollLeft = 0
      started = {
        ...engine.startPictures(element, at),
        thumbnails: strip.current ? engine.startThumbnails(strip.current) : undefined,
        jumpMs: engine.JUMP_MS,
      }
      setSliders(started)
    })
    return () => {
      isGone = true
      forget()
      started?.pictures.destroy()
      started?.thumbnails?.destroy()
      setSliders(undefined)
    }
  }, [])

  useEffect(() => {
    if (!sliders) return undefined
    const follow = ({ realIndex }: Swiper) => {
      setIndex(realIndex)
      centre(sliders.thumbnails, realIndex, sliders.jumpMs)
    }
    sliders.pictures.on('realIndexChange', follow)
    follow(sliders.pictures)
    return () => {
      sliders.pictures.off('realIndexChange', follow)
    }
  }, [sliders])

  useEffect(() => {
    if (!sliders) return
    for (const slider of [sliders.pictures, sliders.thumbnails]) if (slider) slider.allowTouchMove = isActive
    if (isActive) sliders.thumbnails?.mousewheel.enable()
    else sliders.thumbnails?.mousewheel.disable()
  }, [sliders, isActive])

  useEffect(() => {
    if (isTurning) sliders?.turning.release('visitor')
    else sliders?.turning.hold('visitor')
  }, [sliders, isTurning])

  const scroll = (to: number) => {
    const element = row.current!
    element.scrollTo({ left: to * element.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
  return {
    row,
    /** Thumbnails in view, if only some fit at a time. */
    strip,
    index,
    isSliding: sliders !== undefined,
    /** Called on scrolling before the slider runs. */
    noteScroll: () => {
      if (!sliders) setIndex(placeIn(row.current!))
    },
    turn: (step: 1 | -1) => {
      if (!sliders) scroll(index + step)
      else if (step === 1) sliders.pictures.slideNext(glide())
      else sliders.pictures.slidePrev(glide())
    },
    goTo: (at: number) => {
      if (sliders) sliders.pictures.slideToLoop(at, glide(sliders.jumpMs))
      else scroll(at)
    },
    turnStrip: (step: 1 | -1) => {
      if (step === 1) sliders?.thumbnails?.slideNext(glide())
      else sliders?.thumbnails?.slidePrev(glide())
    },
  }
}

function placeIn(row: HTMLElement): number {
  return Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
}

/** Centers a thumbnail in the strip. */
function centre(strip: Swiper | undefined, index: number, jumpMs: number): void {
  const [first] = strip?.slides ?? []
  if (!strip || !first) return
  const before = Math.floor(strip.width / first.offsetWidth / 2)
  const { length } = strip.slides
  strip.slideToLoop((index - before + length) % length, glide(jumpMs))
}

/** @returns  how long a slide takes; undefined for the slider's own setting */
function glide(usualMs?: number): number | undefined {
  return prefersReducedMotion() ? 0 : usualMs
}
