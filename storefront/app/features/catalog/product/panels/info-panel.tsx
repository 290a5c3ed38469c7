import type { ReactNode } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { discountPercent } from '#domain/catalog/old-price.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { BuyBox } from '../../../cart/add/buy-box.tsx'
import { AskAboutProduct } from '../../../chat/ask-slot.tsx'
import { StockLine } from '../../card/product-card.tsx'
import { CompareButton } from '../../compare/compare-button.tsx'
import { HeartButton } from '../../../wishlist/heart-button.tsx'
import { NoticeButton } from '../../../wishlist/notice-slot.ts'
import { lines } from './details-rows.ts'
import styles from './info-panel.module.css'
import { tabElementId } from './product-tabs.tsx'
import { kindPath } from '../size-guide/kind-path.ts'
import { ShareButton } from '../share-button.tsx'
import { SizeGuideButton } from '../size-guide/size-guide-button.tsx'
import { sizeChoices, typeChoices } from '../variant-choice.ts'
import { VariantChoices } from '../variant-choices.tsx'
import { WeightList } from './weight-list.tsx'

type InfoPanelProps = {
  product: Product
  chosen: Variant
  /** Whole rupees; undefined if the shop's settings failed to load. */
  freeShippingOver?: number | undefined
  /** Delivery time and cost. */
  delivery?: ReactNode
  /** Set in the quick view, which holds the choice and closes on links; the product page holds it in the address. */
  quickView?: { onChoose: (variant: Variant) => void; onLeave: () => void } | undefined
}

export function InfoPanel({ product, chosen, freeShippingOver, delivery, quickView }: InfoPanelProps) {
  const text = useText()
  const Heading = quickView ? 'h2' : 'h1'
  const sizes = sizeChoices(product.variants, chosen)
  const types = typeChoices(product.variants, chosen)
  const bedName = (size: string) => {
    const name = bedSizeName(size)
    return name ? text(`product.bed.${name}`) : undefined
  }
  return (
    <div className={styles.info}>
      <div>
        <Link to={kindPath(product)} className={styles.category} onClick={quickView?.onLeave}>
          {product.subCatName ?? product.catName}
        </Link>
        <Heading className={styles.name}>{product.name}</Heading>
      </div>
      <div className={styles.standing}>
        <Stars rating={product.rating} {...(product.reviewCount === 0 && { count: 0 })} />
        <ReviewsLink product={product} quickView={quickView} />
        <StockLine countInStock={chosen.countInStock} aria-live="polite" />
      </div>
      <div className={styles.lead}>
        {lines(product.description || product.shortDescription).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Cost variant={chosen} />
      {sizes.length > 0 && (
        <VariantChoices
          label={text('product.size')}
          note={sizes.some(({ value }) => bedSizeName(value)) ? text('product.size-mattress') : undefined}
          choices={sizes}
          nameOf={bedName}
          onChoose={quickView?.onChoose}
        />
      )}
      <SizeGuideButton product={product} />
      {types.length > 0 && (
        <VariantChoices label={text('product.type')} choices={types} onChoose={quickView?.onChoose} />
      )}
      <WeightList sizes={sizes} chosen={chosen} onChoose={quickView?.onChoose} />
      <BuyBox product={product.name} variant={chosen} onAdded={quickView?.onLeave} />
      {product.countInStock === 0 && <NoticeButton productId={product._id} name={product.name} />}
      <div className={styles.actions}>
        <HeartButton productId={product._id} name={product.name} withWord />
        {!quickView && <CompareButton productId={product._id} name={product.name} withWord />}
        {!quickView && <ShareButton title={product.name} />}
      </div>
      <AskAboutProduct product={product} chosen={chosen} />
      {(delivery !== undefined || freeShippingOver !== undefined) && (
        <div className={styles.notes}>
          {delivery}
          {freeShippingOver !== undefined && <FreeShipping price={chosen.price} over={freeShippingOver} />}
        </div>
      )}
    </div>
  )
}

function ReviewsLink({ product, quickView }: Pick<InfoPanelProps, 'product' | 'quickView'>) {
  const text = useText()
  const { search } = useLocation()
  const navigate = useNavigate()
  const words = text('stars.reviews', { count: product.reviewCount })
  if (quickView) {
    const reviews = { pathname: href('/product/:id', { id: product._id }), hash: 'reviews' }
    return (
      <Link to={reviews} className={styles.reviews} onClick={quickView.onLeave}>
        {words}
      </Link>
    )
  }
  return (
    <a
      href="#reviews"
      className={styles.reviews}
      onClick={(event) => {
        event.preventDefault()
        void navigate({ search, hash: 'reviews' }, { replace: true, preventScrollReset: true })
        document.getElementById(tabElementId('reviews'))?.scrollIntoView()
      }}
    >
      {words}
    </a>
  )
}

function Cost({ variant }: { variant: Variant }) {
  const text = useText()
  const format = useFormat()
  const percent = discountPercent(variant.price, variant.oldPrice)
  return (
    <div className={styles.cost} aria-live="polite">
      <Price price={variant.price} oldPrice={variant.oldPrice} size="page" />
      {percent > 0 && <span className={styles.off}>{text('product.off', { percent: format.number(percent) })}</span>}
    </div>
  )
}

function FreeShipping({ price, over }: { price: number; over: number }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.shipping}>
      <Icon name="drill" size={22} />
      <div>
        {price > over && <p className={styles.free}>{text('product.free-order')}</p>}
        <p>{text('product.free-shipping', { amount: format.money(over) })}</p>
      </div>
    </div>
  )
}
