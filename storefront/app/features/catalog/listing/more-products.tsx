import type { ReactNode } from 'react'
import cards from '../card/product-cards.module.css'
import { ProductCard } from '../card/product-card.tsx'
import type { ShownProduct } from '../card/shown-product.ts'
import styles from './more-products.module.css'
import results from './results.module.css'

type MoreProductsProps = { title: string; products: readonly ShownProduct[]; sizes: string; children?: ReactNode }

/** Products besides the results, with a heading and perhaps some words. */
export default function MoreProducts({ title, products, sizes, children }: MoreProductsProps) {
  if (products.length === 0) return null
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      {children}
      <ul className={cards.cards}>
        {products.map((product) => (
          <li key={product._id} className={results.card}>
            <ProductCard product={product} sizes={sizes} always />
          </li>
        ))}
      </ul>
    </section>
  )
}
