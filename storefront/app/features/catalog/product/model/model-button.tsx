import type { Product, ProductModel, Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useLazyPanel } from '../../../../ui/use-lazy-panel.ts'
import styles from './model-button.module.css'
import { VIEWER_BYTES } from './viewer-bytes.ts'

const loadDialog = () => import('./model-dialog.tsx')

/** Rounded up, so that the download never exceeds the stated size. */
const STEP_KB = 10

type ModelButtonProps = { product: Product; chosen: Variant; model: ProductModel }

/** Shows the product in 3D; the button states the download size. */
export function ModelButton({ product, chosen, model }: ModelButtonProps) {
  const text = useText()
  const format = useFormat()
  const { Panel: ModelDialog, isOpen, close, opener } = useLazyPanel(loadDialog)
  const bytesToLoad = VIEWER_BYTES + model.bytes
  const kilobytes = Math.ceil(bytesToLoad / 1000 / STEP_KB) * STEP_KB
  return (
    <>
      <button type="button" className={`${styles.button} needs-script`} {...opener}>
        <Icon name="cube" size={20} />
        {text('product.model')}
        <span className={styles.size}>{text('product.model-size', { kilobytes: format.number(kilobytes) })}</span>
      </button>
      {ModelDialog && (
        <ModelDialog
          product={product}
          chosen={chosen}
          model={model}
          bytesToLoad={bytesToLoad}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  )
}
