import { useCallback, useState } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/hydration.ts'
import styles from './custom-order-panel.module.css'
import { ShopContact } from './shop-contact.tsx'

export const loadCustomOrderForm = () => import('./custom-order-form.tsx')
const CustomOrderForm = lazyPart(loadCustomOrderForm, { Loading: FormLoading, Missing: FormMissing })

type CustomOrderPanelProps = {
  product: Product
  /** Absolute URL of the product page. */
  url: string
  shop: ShopSettings
  /** The form loads when the panel first shows, and stays mounted so that switching tabs loses no answers. */
  isShown: boolean
}

/** The form for custom furniture. Without scripts, or if it fails to load, the shop's contacts show instead. */
export function CustomOrderPanel({ product, url, shop, isShown }: CustomOrderPanelProps) {
  const text = useText()
  const isHydrated = useHydrated()
  const [isStanding, setIsStanding] = useState(false)
  const keep = useCallback(() => setIsStanding(true), [])
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('custom.title')}</h2>
        <p>{text(isHydrated ? 'custom.intro' : 'custom.intro-plain')}</p>
      </div>
      {(isShown || isStanding) && <CustomOrderForm product={product} url={url} shop={shop} onStanding={keep} />}
      <ShopContact shop={shop} />
    </div>
  )
}

function FormLoading() {
  const text = useText()
  return (
    <div role="status">
      <span className="visually-hidden">{text('custom.loading')}</span>
      <Skeleton className={styles.loading} />
    </div>
  )
}

function FormMissing() {
  const text = useText()
  return <p role="alert">{text('custom.not-loaded')}</p>
}
