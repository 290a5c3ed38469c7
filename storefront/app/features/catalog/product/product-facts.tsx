import type { Product } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './product-facts.module.css'

/** Known facts that build trust in a piece of furniture. */
export function ProductFacts({ product }: { product: Product }) {
  const text = useText()
  const facts = [
    { icon: 'tree', label: 'product.details.material', value: product.material },
    { icon: 'shield', label: 'product.details.warranty', value: product.warranty },
    { icon: 'hammer', label: 'product.details.assembly', value: product.assembly },
  ] as const
  const known = facts.filter(({ value }) => value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <ul className={styles.facts}>
      {known.map(({ icon, label, value }) => (
        <li key={label} className={styles.fact}>
          <Icon name={icon} size={24} />
          <p className={styles.label}>{text(label)}</p>
          <p className={styles.value}>{value}</p>
        </li>
      ))}
    </ul>
  )
}
