import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './stars.module.css'

const STAR = 'l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z'
const STAR_STEP_PX = 17
const LEFT_HALF = 'v11.4l-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z'

/** Returns one path for all stars, since a list shows many ratings. */
function starsPath(count: number): string {
  const stars = Array.from({ length: Math.ceil(count) }, (_, at) => (count - at < 1 ? LEFT_HALF : STAR))
  return `M8 .8${stars.join(`m${STAR_STEP_PX} 0`)}`
}

/** A rating of 0 to 5 in half stars, with its value and the number of reviews; hollow stars without reviews. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const text = useText()
  const format = useFormat()
  const halves = Math.round(rating * 2) / 2
  const name = count === 0 ? text('stars.none') : text('stars.name', { rating: format.rating(rating) })
  return (
    <p className={styles.stars}>
      <svg width="79" height="15" viewBox="0 0 84 16" role="img" aria-label={name}>
        {halves < 5 && <path className={styles.hollow} d={starsPath(5)} />}
        {halves > 0 && <path className={styles.full} d={starsPath(halves)} />}
      </svg>
      {count !== undefined && count > 0 && (
        <span className={styles.figure}>
          <span aria-hidden="true">{`${format.rating(rating)} (${format.number(count)})`}</span>
          <span className="visually-hidden">{text('stars.reviews', { count })}</span>
        </span>
      )}
    </p>
  )
}
