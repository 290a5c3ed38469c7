import { useEffect } from 'react'
import { Link } from 'react-router'
import { needMessages } from '../../../messages/load-messages.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linePage } from '../../catalog/product/line-page.ts'
import { noteAnswer } from '../../passages/last-answers.ts'
import { PASSAGES_HASH } from '../../passages/opened-by-link.ts'
import { useKeptAnswer } from '../../passages/use-kept-answer.ts'
import styles from './notes.module.css'

await needMessages('passages')

type KeptAnswerProps = {
  /** A line that is in the shop, of the cart or of an order's summary. */
  line: Omit<Parameters<typeof linePage>[0], 'productId'>
  productId: string
  variantId: string
  /** Called when its link is followed. */
  onLeave?: (() => void) | undefined
}

/** Warns of a piece that does not get in whole by the measures that this browser keeps, and leads to its check. */
export default function KeptAnswer({ line, productId, variantId, onLeave }: KeptAnswerProps) {
  const text = useText()
  const kept = useKeptAnswer(productId, variantId)
  const answer = kept?.answer
  // The order tells the shop.
  useEffect(() => noteAnswer(variantId, answer === 'no'), [variantId, answer])
  if (answer !== 'no' && answer !== 'in-parts') return null
  return (
    <div className={answer === 'no' ? styles.grave : styles.notes}>
      <Icon name="info" size={18} />
      <Link to={linePage({ ...line, productId }) + PASSAGES_HASH} onClick={onLeave}>
        {text(kept!.text === 'passages.kept' ? `passages.kept.${answer}` : `passages.kept-usual.${answer}`)}
      </Link>
    </div>
  )
}
