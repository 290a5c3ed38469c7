import { useCallback, useState } from 'react'
import type { Product, Variant } from '#contract/catalog/products.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/hydration.ts'
import styles from './custom-order-panel.module.css'
import { ShopContact } from './shop-contact.tsx'

const CustomOrderForm = lazyPart(
  withWholeStyles(() => import('./custom-order-form.tsx')),
  {
    Loading: FormLoading,
    Missing: FormMissing,
  },
)

type CustomOrderPanelProps = {
  product: Product
  /** The color and size chosen on the page. */
  chosen: Variant
  /** Absolute URL of the product page. */
  url: string
  shop: ShopSettings
  /** The form loads when the panel first shows, and stays mounted so that switching tabs loses no answers. */
  isShown: boolean
}

/** The form for custom furniture. Without scripts, or if it fails to load, the shop's contacts show instead. */
export function CustomOrderPanel({ product, chosen, url, shop, isShown }: CustomOrderPanelProps) {
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
      {(isShown || isStanding) && (
        <CustomOrderForm product={product} chosen={chosen} url={url} shop={shop} onStanding={keep} />
      )}
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
