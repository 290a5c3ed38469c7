import { useId } from 'react'
import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './stars.module.css'

const STAR = 'l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z'
const STAR_STEP_PX = 17
/** One path for all five, since a list shows many ratings. */
const STARS = `M8 .8${Array.from({ length: 5 }, () => STAR).join(`m${STAR_STEP_PX} 0`)}`

/** A rating of 0 to 5 in half stars, with its value and the number of reviews; hollow stars without reviews. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const text = useText()
  const format = useFormat()
  const clip = useId()
  const halves = Math.round(rating * 2) / 2
  const name = count === 0 ? text('stars.none') : text('stars.name', { rating: format.rating(rating) })
  return (
    <p className={styles.stars}>
      <svg width="79" height="15" viewBox="0 0 84 16" role="img" aria-label={name}>
        <clipPath id={clip}>
          <rect width={halves * STAR_STEP_PX} height="16" />
        </clipPath>
        <path className={styles.hollow} d={STARS} />
        <path className={styles.full} d={STARS} clipPath={`url(#${clip})`} />
      </svg>
      {count !== undefined && count > 0 && (
        <span className={styles.figure}>
          <span aria-hidden="true">{format.rating(rating)} </span>
          <span className="visually-hidden">{text('stars.reviews', { count })}</span>
          <span aria-hidden="true">({format.number(count)})</span>
        </span>
      )}
    </p>
  )
}
