import { useState, type ComponentType } from 'react'
import type { Product, ProductModel } from '#contract/products.ts'
import { formatNumber } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './model-button.module.css'
import type { ModelDialogProps } from './model-dialog.tsx'
import { VIEWER_BYTES } from './viewer-bytes.ts'

const loadDialog = () => import('./model-dialog.tsx')

/** Ahead of the press; whoever presses hears of a failure. */
const prefetch = () => void loadDialog().catch(() => {})

/** Rounded up: a promise about somebody's data allowance is not broken. */
const STEP_KB = 10

/** Shows the product in 3D, and says before what that will load. */
export function ModelButton({ product, model }: { product: Product; model: ProductModel }) {
  const text = useText()
  const [Dialog, setDialog] = useState<ComponentType<ModelDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)

  const open = async () => {
    try {
      const { ModelDialog } = await loadDialog()
      setDialog(() => ModelDialog)
      setIsOpen(true)
    } catch {
      showToast('error', text('model.failed'))
    }
  }
  const bytesToLoad = VIEWER_BYTES + model.bytes
  const kilobytes = Math.ceil(bytesToLoad / 1000 / STEP_KB) * STEP_KB
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        <Icon name="cube" size={20} />
        {text('model.open')}
        <span className={styles.size}>{text('model.load', { kilobytes: formatNumber(kilobytes) })}</span>
      </button>
      {Dialog && (
        <Dialog
          product={product}
          model={model}
          bytesToLoad={bytesToLoad}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
