import { lazy, Suspense, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { bedSizeName } from '#domain/sizes.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import styles from './size-guide-button.module.css'

const loadGuide = () => import('./size-guide.tsx')
const SizeGuide = lazy(loadGuide)

/** Leads to what the bed sizes mean; absent where a product comes in none of them. */
export function SizeGuideButton({ product }: { product: Product }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  if (!product.size.some(bedSizeName)) return null
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadGuide()}
        onFocus={() => void loadGuide()}
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" size={18} />
        {text('size-guide.open')}
      </button>
      {wasOpen && (
        <Suspense>
          <SizeGuide product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
