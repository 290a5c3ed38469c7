import { href, Link } from 'react-router'
import type { OrderItem } from '#contract/orders/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import { choiceWords } from '../../catalog/choice-words.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import type { ReviewsArrival } from '../../reviews/use-arrival.ts'
import { linePage } from '../../catalog/product/line-page.ts'
import { ItemFact, ItemLine, ItemLines } from '../item-line.tsx'
import styles from './order-items.module.css'

type OrderItemsProps = {
  items: readonly OrderItem[]
  /** Whether the items were delivered to an account, which can review them. */
  canReview?: boolean
  /** Adds the specified columns that the short list omits: product id and price. */
  isFull?: boolean
}

/** The items as ordered. A name links to the product while the shop has it. */
export function OrderItems({ items, canReview, isFull }: OrderItemsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ItemLines>
      {items.map((item) => {
        const { productId, title } = item
        return (
          <ItemLine
            key={`${item.sku} ${item.price}`}
            picture={item.image}
            name={productId === null ? title : <Link to={linePage({ ...item, productId })}>{title}</Link>}
            choice={choiceText(text, format, item)}
            price={item.subTotal}
          >
            {canReview && productId !== null && <ReviewLink productId={productId} />}
            {isFull && (
              <>
                <ItemFact>{text('my-orders.each', { price: format.money(item.price) })}</ItemFact>
                <ItemFact>
                  {text('my-orders.product-id-is', {
                    id: productId === null ? text('order.none') : format.digits(productId),
                  })}
                </ItemFact>
              </>
            )}
          </ItemLine>
        )
      })}
    </ItemLines>
  )
}

/** Formats, for example, `Forest green, 153*200 Queen, Normal × 1`. */
function choiceText(text: Text, format: Formats, item: OrderItem): string {
  const { quantity } = item
  const what = choiceWords(text, format, item)
  return what === '' ? text('order.pieces', { quantity }) : text('order.times', { what, quantity })
}

/** Link to the review form for a buyer. */
function ReviewLink({ productId }: { productId: string }) {
  const text = useText()
  return (
    <Link
      className={styles.review}
      to={`${href('/product/:id', { id: productId })}#reviews`}
      state={{ isWriting: true } satisfies ReviewsArrival}
    >
      {text('order.review')}
    </Link>
  )
}
