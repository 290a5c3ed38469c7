import { href, Link } from 'react-router'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './buying-facts.module.css'

/** What shoppers ask before they buy besides the delivery: returns, and ways to pay. */
export function BuyingFacts({ payments }: { payments: readonly PaymentMethod[] }) {
  const text = useText()
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="check" size={22} />
        <Link to={href('/return-policy')}>{text('shop.returns')}</Link>
      </li>
      <li>
        <Icon name="bag" size={22} />
        {payments.map((method) => text(`shop.pay.${method}`)).join(', ')}
      </li>
    </ul>
  )
}
