import { useId, useRef } from 'react'
import { Link } from 'react-router'
import type { SwiperOptions } from 'swiper/types'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useIsServedPart } from '../../../ui/in-served-part.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ProductCardSkeleton, ProductCard } from '../card/product-card.tsx'
import type { ShownProduct } from '../card/shown-product.ts'
import styles from './product-slider.module.css'
import { type Turns, useSlider } from './use-slider.ts'

const PER_VIEW = 5
const CARD_SIZES = '(width >= 1280px) 248px, (width >= 768px) 30vw, 62vw'

/** The stylesheet sets gaps and widths, so nothing moves when the slider starts. */
const options: SwiperOptions = {
  slidesPerView: 'auto',
  spaceBetween: 0,
  speed: 300,
}
const loopingOptions: SwiperOptions = { ...options, loop: true }
/** From 1280 px on, all of them are in view. */
const restingOptions: SwiperOptions = {
  ...options,
  watchOverflow: true,
  breakpoints: { 1280: { enabled: false } },
}
const turns: Turns = { everyMs: 3000, untilMoved: true }

type ProductSliderProps = {
  /** Default 'Products'. */
  title?: string | undefined
  intro?: string | undefined
  /** Undefined while loading. */
  products: readonly ShownProduct[] | undefined
  /** Page with all of them. */
  to?: string | undefined
}

/** Shows five cards at a time; advances and loops only if there are more. */
export function ProductSlider(props: ProductSliderProps) {
  return <Slider key={props.products?.map(({ _id }) => _id).join()} {...props} />
}

function Slider({ title, intro, products, to }: ProductSliderProps) {
  const text = useText()
  const headingId = useId()
  const row = useRef<HTMLDivElement>(null)
  const loops = products !== undefined && products.length > PER_VIEW
  const isServedPart = useIsServedPart()
  const { slider, isPaused, togglePause } = useSlider(
    row,
    loops ? loopingOptions : restingOptions,
    loops ? turns : undefined,
  )

  const move = (direction: 1 | -1) => {
    if (!slider) row.current?.scrollBy({ left: direction * 268, behavior: 'smooth' })
    else if (direction === 1) slider.slideNext()
    else slider.slidePrev()
  }

  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title ?? text('slider.title')} intro={intro}>
        {to !== undefined && (
          <Link to={to} className={styles.all}>
            {text('slider.view-all')}
          </Link>
        )}
        {products && products.length > 1 && (
          <div className={`${loops ? styles.buttons : styles.phoneButtons} needs-script`}>
            {loops && (
              <button
                type="button"
                className={styles.pause}
                aria-label={text(isPaused ? 'slider.play' : 'slider.pause')}
                onClick={togglePause}
              >
                <Icon name={isPaused ? 'play' : 'pause'} size={18} />
              </button>
            )}
            <button type="button" aria-label={text('slider.previous')} onClick={() => move(-1)}>
              <Icon name="chevron-left" size={20} />
            </button>
            <button type="button" aria-label={text('slider.next')} onClick={() => move(1)}>
              <Icon name="chevron-right" size={20} />
            </button>
          </div>
        )}
      </SectionHeading>
      {!products && <LoadingCards />}
      {products?.length === 0 && <p className={styles.none}>{text('slider.none')}</p>}
      {products && products.length > 0 && (
        <div ref={row} className={`swiper ${styles.slider}`}>
          <ul className={`swiper-wrapper ${styles.row}`}>
            {(isServedPart ? products.slice(0, PER_VIEW) : products).map((product, index) => (
              <li key={product._id} className={`swiper-slide ${styles.slide}`} data-index={index}>
                <ProductCard product={product} sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function LoadingCards() {
  const text = useText()
  return (
    <div role="status" className={styles.slider}>
      <span className="visually-hidden">{text('slider.loading')}</span>
      <div className={styles.row}>
        {Array.from({ length: PER_VIEW }, (_, index) => (
          <div key={index} className={styles.slide}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
