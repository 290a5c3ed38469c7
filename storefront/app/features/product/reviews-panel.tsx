import type { Product, Review } from '#contract/products.ts'
import { formatDate, formatRating } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { reviewSpread, type ReviewSpread } from './review-spread.ts'
import styles from './reviews-panel.module.css'

/** A list that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

const DEFAULT_AVATAR = '/avatar.svg'

export function ReviewsPanel({ product }: { product: Product }) {
  const text = useText()
  const spread = reviewSpread(product)
  if (product.reviews.length === 0) return <p className={styles.none}>{text('product.reviews.none')}</p>
  return (
    <div className={styles.columns}>
      <ul className={styles.reviews} {...reachable} aria-label={text('product.reviews.list')}>
        {product.reviews.map((review) => (
          <ReviewEntry key={review._id} review={review} />
        ))}
      </ul>
      {spread && <Spread spread={spread} count={product.reviewCount} />}
    </div>
  )
}

function ReviewEntry({ review: { user, avatar, date, comment, rating } }: { review: Review }) {
  const text = useText()
  return (
    <li className={styles.review}>
      <img className={styles.avatar} src={avatar || DEFAULT_AVATAR} alt="" width={44} height={44} loading="lazy" />
      <div className={styles.words}>
        <p className={styles.by}>
          <strong>{user || text('product.reviews.anonymous')}</strong>
          {date ? <time dateTime={date}>{formatDate(date)}</time> : <span>{text('product.reviews.no-date')}</span>}
        </p>
        <Stars rating={rating} />
        <p className={styles.comment}>{comment}</p>
      </div>
    </li>
  )
}

function Spread({ spread: { mean, steps }, count }: { spread: ReviewSpread; count: number }) {
  const text = useText()
  return (
    <div className={styles.spread}>
      <p className={styles.mean}>{formatRating(mean)}</p>
      <Stars rating={mean} />
      <p className={styles.from}>{text('product.reviews.from', { count })}</p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.stars} className={styles.step}>
            <span className="visually-hidden">
              {text('product.reviews.step', { stars: step.stars, count: step.count })}
            </span>
            <span aria-hidden="true">{step.stars}</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.filled} style={{ transform: `scaleX(${step.share})` }} />
            </span>
            <span aria-hidden="true">{step.count}</span>
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
