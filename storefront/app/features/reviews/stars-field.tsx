import { reviewStars } from '#domain/reviews/review.ts'
import { useText } from '../../messages/text.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './stars-field.module.css'

const STAR =
  'M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200-5.600-3.100-5.600 3.100 1.300-6.200L3 9.500l6.300-.700z'

const bestLast = reviewStars.toReversed()

/** One to five stars as radio buttons, so that arrow keys work, too. */
export function StarsField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const text = useText()
  return (
    <FieldGroup isChoice legend={text('reviews.rating')} error={error}>
      <div className={styles.stars}>
        {bestLast.map((stars) => (
          <label key={stars} className={styles.star} title={text(`reviews.rating.${stars}`)}>
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={chosen === String(stars)}
              aria-label={text(`reviews.rating.${stars}`)}
            />
            <Icon name={STAR} size={32} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
