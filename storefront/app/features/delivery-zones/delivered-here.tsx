import type { Product } from '#contract/catalog/products.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivered-here.module.css'
import './delivery-messages.ts'
import { useDistrict } from './district/district.ts'

/**
 * How many orders of a product were delivered in the visitor's district. The served line, which also stays in a district
 * with few of them, says in how many districts, or names the only one; so nothing moves when the browser fills it in.
 */
export default function DeliveredHere({ deliveredTo }: Pick<Product, 'deliveredTo'>) {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const places = Object.keys(deliveredTo)
  const [place] = places.includes(district) ? [district] : places
  const isNamed = place === district || places.length === 1
  return (
    <p className={styles.line}>
      <Icon name="check" size={22} />
      {place !== undefined && isNamed
        ? text('delivered.here', { count: deliveredTo[place]!, district: format.place(place) })
        : text('delivered.districts', { count: places.length })}
    </p>
  )
}
