import { Link, useLocation } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from '../delivery-zones/buying-facts.module.css'
import { PASSAGES_HASH } from './opened-by-link.ts'
import { useIsMeasured } from './use-is-measured.ts'

const KeptAnswer = lazyPart(() => import('./kept-answer.tsx'))

/** Leads from the price to "Will it get in?", and says what the measures that this browser keeps mean. */
export function FitsLine({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  const { search } = useLocation()
  const isMeasured = useIsMeasured()
  const check = <Link to={{ search, hash: PASSAGES_HASH }}>{text('product.passages')}</Link>
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
