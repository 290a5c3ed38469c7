import { useEffect } from 'react'
import { Link } from 'react-router'
import { needMessages } from '../../../messages/load-messages.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linePage } from '../../catalog/product/line-page.ts'
import { noteAnswer } from '../../passages/last-answers.ts'
import { PASSAGES_HASH } from '../../passages/opened-by-link.ts'
import { sayHome, useIsForOtherHome } from '../../passages/other-home.ts'
import { useKeptAnswer } from '../../passages/use-kept-answer.ts'
import styles from './notes.module.css'

await needMessages('passages')

type KeptAnswerProps = {
  /** A line that is in the shop, of the cart or of an order's summary. */
  line: Omit<Parameters<typeof linePage>[0], 'productId'> & { name: string }
  productId: string
  variantId: string
  /** Whether the order goes to somebody else, whose home these measures may not be of. */
  isForOther?: boolean
  /** Called when its link is followed. */
  onLeave?: (() => void) | undefined
}

/**
 * Warns that a piece may not get in whole by the measures that this browser keeps, and leads to its check. They are of
 * one home, so a shopper can say that the piece is for another. The answer then counts if that home was measured.
 */
export default function KeptAnswer({ line, productId, variantId, isForOther = false, onLeave }: KeptAnswerProps) {
  const text = useText()
  const kept = useKeptAnswer(productId, variantId)
  const isSaidOther = useIsForOtherHome(variantId)
  const answer = kept?.answer
  const isOther = isForOther || isSaidOther
  // The order tells the shop.
  useEffect(() => noteAnswer(variantId, answer === 'no' && !isSaidOther), [variantId, answer, isSaidOther])
  if (!kept || !answer || answer === 'yes' || answer === 'tilted') return null
  const mark = text(isSaidOther ? 'passages.for-my-home' : 'passages.for-other-home')
  const isUsual = kept.text === 'passages.kept-usual'
  const isGrave = answer === 'no' && !isOther
  return (
    <div className={isGrave ? styles.grave : isOther || answer === 'unsure' ? styles.quiet : styles.notes}>
      <Icon name="info" size={18} />
      <Link to={linePage({ ...line, productId }) + PASSAGES_HASH} onClick={onLeave}>
        {isOther
          ? text(`passages.other-home.${answer}`, { usual: isUsual ? 'yes' : 'no' })
          : text(isUsual ? `passages.kept-usual.${answer}` : `passages.kept.${answer}`)}
      </Link>
      {!isForOther && answer !== 'unsure' && (
        <button
          type="button"
          className={`${styles.accept} ${styles.below}`}
          aria-label={`${mark}: ${line.name}`}
          onClick={() => sayHome(variantId, !isSaidOther)}
        >
          {mark}
        </button>
      )}
    </div>
  )
}
