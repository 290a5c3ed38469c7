import { Link } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { Picture } from '../../ui/picture.tsx'
import { linePage } from '../catalog/product/line-page.ts'
import styles from './line-name.module.css'

/** The picture of a line's product. */
export function LinePicture({ line, sizes }: { line: CartLine; sizes: string }) {
  const picture = <Picture picture={line.picture ?? undefined} sizes={sizes} alt="" />
  const page = pageOf(line)
  if (page === undefined) return <div className={styles.picture}>{picture}</div>
  return (
    <Link to={page} tabIndex={-1} aria-hidden="true" className={styles.picture}>
      {picture}
    </Link>
  )
}

export function LineName({ line }: { line: CartLine }) {
  const page = pageOf(line)
  return <h3 className={styles.name}>{page === undefined ? line.name : <Link to={page}>{line.name}</Link>}</h3>
}

/** Returns undefined for a product gone from the shop. */
function pageOf({ productId, ...choice }: CartLine): string | undefined {
  return productId === null ? undefined : linePage({ ...choice, productId })
}
