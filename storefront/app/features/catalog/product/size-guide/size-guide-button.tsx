import type { Product } from '#contract/catalog/products.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useLazyPanel } from '../../../../ui/use-lazy-panel.ts'
import styles from './size-guide-button.module.css'

const loadGuide = () => import('./size-guide.tsx')

/** Opens the guide to bed sizes; absent if the product has none of them. */
export function SizeGuideButton({ product }: { product: Product }) {
  const text = useText()
  const { Panel: SizeGuide, isOpen, close, opener } = useLazyPanel(loadGuide)
  if (!product.size.some(bedSizeName)) return null
  return (
    <>
      <button type="button" className={`${styles.button} needs-script`} {...opener}>
        <Icon name="ruler" size={18} />
        {text('product.size-guide')}
      </button>
      {SizeGuide && <SizeGuide product={product} isOpen={isOpen} onClose={close} />}
    </>
  )
}
