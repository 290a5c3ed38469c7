import { use } from 'react'
import { Link, useLocation } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { LanguageContext, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { fetchPart, lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { wholeStyles } from '../../ui/whole-styles.ts'
import styles from '../delivery-zones/buying-facts.module.css'
import { PASSAGES_HASH } from './opened-by-link.ts'
import { useIsMeasured } from './use-is-measured.ts'

const loadPanel = () => import('./passages-panel.tsx')
const KeptAnswer = lazyPart(() => import('./kept-answer.tsx'))

/** Leads from the price to "Will it get in?", which loads when the pointer comes near, and says what the measures that this browser keeps mean. */
export function FitsLine({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  const { search } = useLocation()
  const language = use(LanguageContext)
  const isMeasured = useIsMeasured()
  const near = () => prefetch(() => Promise.all([fetchPart(loadPanel, language), wholeStyles()]))
  const check = (
    <Link to={{ search, hash: PASSAGES_HASH }} onPointerEnter={near} onFocus={near}>
      {text('product.passages')}
    </Link>
  )
  return (
    <ul className={`${styles.facts} needs-script`}>
      <li>
        <Icon name="ruler" size={22} />
        {isMeasured ? (
          <span>
            {check} <KeptAnswer product={product} chosen={chosen} />
          </span>
        ) : (
          check
        )}
      </li>
    </ul>
  )
}
