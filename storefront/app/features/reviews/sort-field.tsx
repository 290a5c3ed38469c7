import { type ReviewSort, reviewSorts } from '#domain/reviews/review.ts'
import { useText } from '../../messages/text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './reviews-board.module.css'

export function SortField({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  const text = useText()
  return (
    <div className={styles.sort}>
      <SelectField
        label={text('reviews.sort')}
        value={sort}
        onChange={({ currentTarget: { value } }) => onSort(reviewSorts.find((known) => known === value) ?? sort)}
      >
        {reviewSorts.map((known) => (
          <option key={known} value={known}>
            {text(`reviews.sort.${known}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
