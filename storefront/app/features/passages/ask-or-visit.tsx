import { href, Link } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { colorOf } from '../catalog/colors.ts'
import { AskAboutProduct } from '../chat/ask-slot.tsx'
import type { VisitState } from '../tickets/visit-state.ts'
import styles from './ask-or-visit.module.css'

type AskOrVisitProps = {
  product: Product
  chosen: Variant
  /** What was checked, a line each. */
  question: readonly string[]
}

/** Ways to an answer that is sure: asking the shop, and a measuring visit. Both bring the piece and what was checked. */
export function AskOrVisit({ product, chosen, question }: AskOrVisitProps) {
  const text = useText()
  const format = useFormat()
  const choice = { ...chosen, color: colorOf(product.colors, chosen.color) }
  const piece = nameWithChoice(product.name, choice, format.choice)
  const state: VisitState = { note: [text('passages.asked.piece', { piece }), ...question].join('\n') }
  return (
    <div className={styles.ways}>
      <AskAboutProduct product={product} chosen={chosen} question={question} />
      <Link to={href('/measuring-visit')} state={state} className={styles.visit}>
        {text('passages.help.visit')}
      </Link>
    </div>
  )
}
