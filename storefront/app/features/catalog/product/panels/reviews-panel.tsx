import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import type { Product, Review } from '#contract/catalog/products.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../../../ui/whole-styles.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { type ReviewSpread, reviewSpread } from './review-spread.ts'
import styles from './reviews-panel.module.css'

const ReviewsBoard = lazyPart(
  withWholeStyles(() => import('../../../reviews/reviews-board.tsx')),
  {
    Loading: ReviewsAsServed,
    Missing: ReviewsAsServed,
  },
)

/** Reviews in a panel that does not show. */
const HIDDEN_REVIEWS = 1

const DEFAULT_AVATAR = '/avatar.svg'

/** The newest reviews. Their controls load when the panel first shows, and stay when another panel shows. */
export function ReviewsPanel({ product, isShown }: { product: Product; isShown: boolean }) {
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  return isShown || wasShown ? (
    <ReviewsBoard product={product} />
  ) : (
    <ReviewsAsServed product={product} most={HIDDEN_REVIEWS} />
  )
}

function ReviewsAsServed({ product, most }: { product: Product; most?: number }) {
  const text = useText()
  if (product.reviewCount === 0) return <p className={styles.none}>{text('product.reviews.none')}</p>
  return (
    <div className={styles.columns}>
      <Spread product={product} />
      <ReviewList>
        {product.reviews.slice(0, most).map((review) => (
          <ReviewEntry key={review._id} review={review} />
        ))}
      </ReviewList>
    </div>
  )
}

type ReviewListProps = {
  ref?: Ref<HTMLUListElement>
  /** Shows all reviews in the flow of the page; otherwise they scroll within the list. */
  isWhole?: boolean
  children: ReactNode
}

export function ReviewList({ ref, isWhole = false, children }: ReviewListProps) {
  const text = useText()
  // The keyboard must reach a scrolling list; a whole one only takes the focus from the button that showed it.
  const focusable = { tabIndex: isWhole ? -1 : 0 }
  return (
    <ul
      ref={ref}
      className={isWhole ? undefined : styles.reviews}
      {...focusable}
      aria-label={text('product.reviews.list')}
    >
      {children}
    </ul>
  )
}

type ReviewEntryProps = {
  review: Review
  /** Opens a photo of the review in full size. */
  onPhoto?: (at: number) => void
  children?: ReactNode
}

export function ReviewEntry({ review, onPhoto, children }: ReviewEntryProps) {
  const text = useText()
  const format = useFormat()
  const { avatar, date, comment, rating, photos, answer, bought } = review
  const user = review.user || text('product.reviews.anonymous')
  const open = (event: MouseEvent, at: number) => {
    if (!onPhoto) return
    event.preventDefault()
    onPhoto(at)
  }
  return (
    <li className={styles.review}>
      <img className={styles.avatar} src={avatar || DEFAULT_AVATAR} alt="" width={44} height={44} loading="lazy" />
      <div className={styles.words}>
        <p className={styles.by}>
          <strong>{user}</strong>
          {date ? <time dateTime={date}>{format.date(date)}</time> : <span>{text('product.reviews.no-date')}</span>}
        </p>
        <div className={styles.given}>
          <Stars rating={rating} />
          {review.isVerified && <span>{text('product.reviews.verified')}</span>}
        </div>
        {bought && (
          <p className={styles.bought}>
            {text('product.reviews.bought', { choice: format.choice(choiceName(bought)) })}
          </p>
        )}
        <p className={styles.comment}>{comment}</p>
        {photos.length > 0 && (
          <p className={styles.photos}>
            {photos.map((photo, at) => (
              <a
                key={photo.id}
                href={pictureUrl(photo.id, Math.max(...pictureWidths(photo.width)), 'webp')}
                onClick={(event) => open(event, at)}
              >
                <Picture picture={photo} sizes="72px" alt={text('product.reviews.photo', { user })} />
              </a>
            ))}
          </p>
        )}
        {answer && (
          <div className={styles.answer}>
            <strong>{text('product.reviews.answer')}</strong>
            <p>{answer}</p>
          </div>
        )}
        {children}
      </div>
    </li>
  )
}

type SpreadStep = ReviewSpread['steps'][number]

type SpreadProps = {
  product: Product
  /** Renders an element around the bar of each number of stars. */
  renderStep?: (step: SpreadStep, bar: ReactNode) => ReactNode
}

export function Spread({ product, renderStep }: SpreadProps) {
  const text = useText()
  const format = useFormat()
  const spread = reviewSpread(product)
  if (!spread) return null
  return (
    <div className={styles.spread}>
      <p className={styles.mean}>{format.rating(spread.mean)}</p>
      <Stars rating={spread.mean} />
      <p className={styles.from}>{text('product.reviews.from', { count: product.reviewCount })}</p>
      <ul className={styles.steps}>
        {spread.steps.map((step) => (
          <li key={step.stars} className={renderStep ? undefined : styles.step}>
            {renderStep ? renderStep(step, <Bar {...step} />) : <Bar {...step} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Icon name="info" size={18} />
        {text('product.reviews.note')}
      </p>
    </div>
  )
}

function Bar({ stars, count, share }: SpreadStep) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <span className="visually-hidden">{text('product.reviews.step', { stars, count })}</span>
      <span aria-hidden="true">{format.number(stars)}</span>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <span aria-hidden="true">{format.number(count)}</span>
    </>
  )
}
