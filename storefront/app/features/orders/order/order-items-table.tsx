import { Link } from 'react-router'
import type { OrderItem } from '#contract/orders/orders.ts'
import { choiceWords } from '../../catalog/choice-words.ts'
import { linePage } from '../../catalog/product/line-page.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './order-items-table.module.css'

const columns = [
  'my-orders.product-id',
  'my-orders.product-title',
  'my-orders.image',
  'my-orders.quantity',
  'my-orders.price',
  'my-orders.sub-total',
] as const

/** The items of an order with the specified columns. */
export function OrderItemsTable({ orderId, items }: { orderId: string; items: readonly OrderItem[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <table className={styles.items}>
      <caption className="visually-hidden">{text('my-orders.items-of', { orderId })}</caption>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              {text(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.sku} ${item.price}`}>
            <td>{item.productId === null ? text('order.none') : format.digits(item.productId)}</td>
            <td className={styles.title}>
              <Title item={item} />
              <span className={styles.choice}>{choiceWords(text, format, item)}</span>
            </td>
            <td>
              <Picture
                picture={item.image ?? undefined}
                sizes="44px"
                alt={item.image?.alt || item.title}
                className={styles.picture}
              />
            </td>
            <td>{format.number(item.quantity)}</td>
            <td>{format.money(item.price)}</td>
            <td className={styles.subTotal}>{format.money(item.subTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name, which links to the product as ordered while the shop has it. */
function Title({ item: { productId, title, ...choice } }: { item: OrderItem }) {
  return productId === null ? title : <Link to={linePage({ ...choice, productId })}>{title}</Link>
}
