import { href, Link } from 'react-router'
import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import { isMadeToOrder } from '#domain/delivery-zones/made-to-order.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDistrict } from './district/district.ts'
import { useDesk } from './promise/use-desk.ts'
import styles from './buying-facts.module.css'

type BuyingFactsProps = {
  piece: Pick<PromisedPiece, 'countInStock' | 'madeInDays'>
  payments: readonly PaymentMethod[]
}

/** What shoppers ask before they buy besides the delivery: returns, and ways to pay in the chosen district. */
export function BuyingFacts({ piece, payments }: BuyingFactsProps) {
  const text = useText()
  const district = useDistrict()
  const { desk } = useDesk()
  const isMade = isMadeToOrder(piece)
  const isCashless = desk !== undefined && !desk.takesCash(desk.zones, district)
  const offered = isMade || isCashless ? payments.filter((method) => method !== 'cod') : payments
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="check" size={22} />
        <Link to={href('/return-policy')}>{text(isMade ? 'shop.no-returns' : 'shop.returns')}</Link>
      </li>
      <li>
        <Icon name="bag" size={22} />
        {offered.map((method) => text(`shop.pay.${method}`)).join(', ')}
      </li>
    </ul>
  )
}
