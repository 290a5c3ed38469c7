import { href, Link } from 'react-router'
import type { OrderItem } from '#contract/orders.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
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
        {items.map(({ productId, title, color, size, type, image, sku, quantity, price, subTotal }) => (
          <tr key={`${sku} ${price}`}>
            <td>{productId ?? text('order.none')}</td>
            <td className={styles.title}>
              {productId === null ? title : <Link to={href('/product/:id', { id: productId })}>{title}</Link>}
              <span className={styles.choice}>{format.choice(choiceName({ color, size, type }))}</span>
            </td>
            <td>
              <Picture picture={image ?? undefined} sizes="44px" alt={image?.alt || title} className={styles.picture} />
            </td>
            <td>{format.number(quantity)}</td>
            <td>{format.money(price)}</td>
            <td className={styles.subTotal}>{format.money(subTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
