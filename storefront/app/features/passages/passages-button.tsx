import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useOpenedByLink } from './opened-by-link.ts'
import { useIsMeasured } from './use-is-measured.ts'

const loadPanel = () => import('./passages-panel.tsx')
const KeptAnswer = lazyPart(() => import('./kept-answer.tsx'))

type PassagesButtonProps = {
  product: Product
  chosen: Variant
  /** Whether links to the check open this one; a page may have several. */
  isLinkTarget?: boolean
}

/**
 * Opens "Will it get in?" for the chosen variant, and says in a span behind the button what the measures that this browser
 * keeps mean for it.
 */
export function PassagesButton({ product, chosen, isLinkTarget = false }: PassagesButtonProps) {
  const text = useText()
  const { Panel: PassagesPanel, isOpen, open, close, opener } = useLazyPanel(loadPanel)
  const isMeasured = useIsMeasured()
  useOpenedByLink(isLinkTarget, open)
  return (
    <>
      <Button kind="outline" className="needs-script" {...opener}>
        {text('product.passages')}
      </Button>
      {!isOpen && isMeasured && <KeptAnswer product={product} chosen={chosen} />}
      {PassagesPanel && <PassagesPanel product={product} chosen={chosen} isOpen={isOpen} onClose={close} />}
    </>
  )
}
