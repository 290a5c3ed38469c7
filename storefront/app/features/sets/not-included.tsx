import { Link } from 'react-router'
import type { Variant } from '#contract/catalog/products.ts'
import type { ShownSet } from '#contract/sets.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { linePage } from '../catalog/product/line-page.ts'
import styles from '../catalog/product/panels/info-panel.module.css'
import { soldApart } from './sold-apart.ts'

await needMessages('sets')

type NotIncludedProps = { set: ShownSet; productId: string; chosen: Variant }

/** Below the price: what the pictures show and the price leaves out, each a link to it in the chosen size. */
export default function NotIncluded({ set, productId, chosen }: NotIncludedProps) {
  const text = useText()
  const format = useFormat()
  return soldApart(set, productId, chosen).map(({ productId: id, name, price, isFrom }) => (
    <p key={id} className={styles.standing}>
      <Link to={linePage({ productId: id, color: null, size: chosen.size, type: null })} className={styles.reviews}>
        {text(isFrom ? 'set.not-included' : 'set.not-included-exact', { name, price: format.money(price) })}
      </Link>
    </p>
  ))
}
