import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import type { Banner } from '#contract/content.ts'
import { browserApi } from '../../api.ts'
import { useText } from '../../messages/text.ts'
import { usePolled } from '../../use-polled.ts'
import { type Turns, useSlider } from '../catalog/slider/use-slider.ts'
import styles from './hero.module.css'
import { HeroMarks } from './hero-marks.tsx'
import { heroSlides } from './hero-slides.ts'
import { HeroSlideView } from './hero-slide.tsx'

const REFETCH_MS = 10_000
const none: readonly Banner[] = []

/** The stylesheet defines the gap of 15 px. */
const options: SwiperOptions = {
  slidesPerView: 'auto',
  centeredSlides: true,
  initialSlide: 1,
  loop: true,
  spaceBetween: 0,
  speed: 1000,
}
const pairOptions: SwiperOptions = { ...options, loop: false, rewind: true, initialSlide: 0 }
const singleOptions: SwiperOptions = { ...pairOptions, enabled: false }
const turns: Turns = { everyMs: 4000 }

/** `banners` is undefined while loading. */
export function Hero({ banners }: { banners: readonly Banner[] | undefined }) {
  const text = useText()
  const polled = usePolled({ initial: banners, load: browserApi.banners, ifFailed: none, everyMs: REFETCH_MS })
  if (!polled) return <p className={styles.note}>{text('hero.loading')}</p>

  const slides = heroSlides(polled)
  if (slides.length === 0) return <NoBanners />
  return <HeroSlider key={slides.map(({ key }) => key).join()} slides={slides} />
}

export function NoBanners() {
  const text = useText()
  return <p className={styles.note}>{text('hero.none')}</p>
}

function HeroSlider({ slides }: { slides: ReturnType<typeof heroSlides> }) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const loops = slides.length > 2
  const { slider, isPaused, togglePause } = useSlider(
    row,
    loops ? options : slides.length === 2 ? pairOptions : singleOptions,
    slides.length > 1 ? turns : undefined,
  )

  // In a loop, the last slide is before the first from the start, so that no slide jumps there later.
  const first = loops ? 1 : 0
  const inRow = loops ? [slides.at(-1)!, ...slides.slice(0, -1)] : slides
  const logical = (inRowIndex: number) => (inRowIndex - first + slides.length) % slides.length

  useEffect(() => {
    const follow = ({ realIndex }: Swiper) => setActive((realIndex - first + slides.length) % slides.length)
    slider?.on('realIndexChange', follow)
    return () => {
      slider?.off('realIndexChange', follow)
    }
  }, [slider, first, slides.length])

  const goTo = (index: number) => slider?.slideToLoop((index + first) % slides.length)

  return (
    <section className={styles.hero} aria-roledescription={text('hero.carousel')} aria-label={text('hero.label')}>
      <div ref={row} className={`swiper ${styles.slider} ${loops ? styles.looping : ''}`}>
        <div className={`swiper-wrapper ${styles.row}`} aria-live={isPaused ? 'polite' : 'off'}>
          {inRow.map((slide, at) => (
            <HeroSlideView
              key={slide.key}
              slide={slide}
              index={at}
              isActive={logical(at) === active}
              isBehind={slider !== null && logical(at) !== active}
              isFirst={logical(at) === 0}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <HeroMarks
          count={slides.length}
          active={active}
          isDark={slides[active]?.isDark ?? false}
          isPaused={isPaused}
          onGoTo={goTo}
          onTogglePause={togglePause}
        />
      )}
    </section>
  )
}
