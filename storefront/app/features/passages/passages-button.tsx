import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'

const loadPanel = () => import('./passages-panel.tsx')

/** Opens "Will it get in?" for the chosen variant. */
export function PassagesButton({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  const { Panel: PassagesPanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  return (
    <>
      <Button kind="outline" className="needs-script" {...opener}>
        {text('product.passages')}
      </Button>
      {PassagesPanel && <PassagesPanel product={product} chosen={chosen} isOpen={isOpen} onClose={close} />}
    </>
  )
}
