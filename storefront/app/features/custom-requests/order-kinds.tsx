import { href, NavLink } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Key } from '../../ui/key.tsx'
import styles from './order-kinds.module.css'

/** Switches between orders of the catalog and custom requests. */
export function OrderKinds() {
  const text = useText()
  return (
    <nav className={styles.kinds} aria-label={text('my-orders.kinds')}>
      <NavLink to={href('/my-orders')} end className={styles.kind!}>
        {text('my-orders.usual')}
        <Key className={styles.key} />
      </NavLink>
      <NavLink to={href('/my-orders/custom')} className={styles.kind!}>
        {text('my-orders.custom')}
        <Key className={styles.key} />
      </NavLink>
    </nav>
  )
}
