import type { Product } from '#contract/catalog/products.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivered-here.module.css'
import './delivery-messages.ts'
import { useDistrict } from './district/district.ts'

/**
 * How many orders of a product were delivered in the visitor's district. A district with few of them reads in how many
 * others there are. Only a visitor who chose none reads the name of the only one. The line is as high with each.
 */
export default function DeliveredHere({ deliveredTo }: Pick<Product, 'deliveredTo'>) {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const places = Object.keys(deliveredTo)
  const place = district === '' && places.length === 1 ? places[0] : places.find((one) => one === district)
  return (
    <p className={styles.line}>
      <Icon name="check" size={22} />
      {place !== undefined
        ? text('delivered.here', { count: deliveredTo[place]!, district: format.place(place) })
        : text('delivered.districts', { count: places.length })}
    </p>
  )
}
