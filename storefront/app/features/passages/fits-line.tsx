import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import styles from '../delivery-zones/buying-facts.module.css'
import { PASSAGES_HASH } from './opened-by-link.ts'
import { useIsMeasured } from './use-is-measured.ts'

const loadPanel = () => import('./passages-panel.tsx')
const KeptAnswer = lazyPart(() => import('./kept-answer.tsx'))

/**
 * Opens "Will it get in?" beside the price, and says what the measures that this browser keeps mean. The page stays where it
 * is: following the address would scroll down to the button of the description.
 */
export function FitsLine({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  const { search } = useLocation()
  const isMeasured = useIsMeasured()
  const { Panel: PassagesPanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.onClick(event)
  }
  return (
    <>
      <p className={`${styles.facts} needs-script`}>
        <Icon name="ruler" size={22} />
        <span>
          <Link to={{ search, hash: PASSAGES_HASH }} {...opener} onClick={open}>
            {text('product.passages')}
          </Link>
          {isMeasured && (
            <>
              {' '}
              <KeptAnswer product={product} chosen={chosen} />
            </>
          )}
        </span>
      </p>
      {PassagesPanel && <PassagesPanel product={product} chosen={chosen} isOpen={isOpen} onClose={close} />}
    </>
  )
}
