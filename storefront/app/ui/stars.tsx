import type { CSSProperties } from 'react'
import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './stars.module.css'

/** A rating of 0 to 5 in half stars, with its value and the number of reviews; words without reviews, which are no rating of 0. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const text = useText()
  const format = useFormat()
  if (count === 0) return <p className={styles.figure}>{text('stars.none')}</p>
  const halves = Math.round(rating * 2) / 2
  const name = text('stars.name', { rating: format.rating(rating) })
  const stars = (
    <span role="img" aria-label={name} className={styles.drawn} style={{ '--full': halves } as CSSProperties} />
  )
  if (!count) return stars
  return (
    <p className={styles.stars}>
      {stars}
      <span className={styles.figure} aria-hidden="true">
        {`${format.rating(rating)} (${format.number(count)})`}
      </span>
      <span className="visually-hidden">{text('stars.reviews', { count })}</span>
    </p>
  )
}
