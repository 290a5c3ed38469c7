import { useId } from 'react'
import { formatNumber, formatRating } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './stars.module.css'

const STAR = 'M8 .8l2.200 4.700 5.100.6-3.800 3.500 1 5.100L8 12.200l-4.500 2.500 1-5.100L.7 6.100l5.100-.6z'
const STAR_STEP_PX = 17

/** A rating of 0 to 5 in half stars, with its figure and the number of reviews; without reviews only hollow stars. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const text = useText()
  const clip = useId()
  const halves = Math.round(rating * 2) / 2
  const name = count === 0 ? text('stars.none') : text('stars.name', { rating: formatRating(rating) })
  return (
    <p className={styles.stars}>
      <svg width="79" height="15" viewBox="0 0 84 16" role="img" aria-label={name}>
        <clipPath id={clip}>
          <rect width={halves * STAR_STEP_PX} height="16" />
        </clipPath>
        <Row className={styles.hollow} />
        <g clipPath={`url(#${clip})`}>
          <Row className={styles.full} />
        </g>
      </svg>
      {count !== undefined && count > 0 && (
        <span className={styles.figure}>
          <span aria-hidden="true">{formatRating(rating)} </span>
          <span className="visually-hidden">{text('stars.reviews', { count })}</span>
          <span aria-hidden="true">({formatNumber(count)})</span>
        </span>
      )}
    </p>
  )
}

function Row({ className }: { className: string | undefined }) {
  return [0, 1, 2, 3, 4].map((star) => (
    <path key={star} className={className} d={STAR} transform={`translate(${star * STAR_STEP_PX})`} />
  ))
}
