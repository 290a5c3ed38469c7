import type { Product } from '#contract/products.ts'
import { lines } from './details-rows.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import styles from './panels.module.css'

export function DescriptionPanel({ product }: { product: Product }) {
  const paragraphs = lines(product.detailedDescription || product.description)
  return (
    <div className={styles.columns}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {product.dimensionsCm && <DimensionDrawing size={product.dimensionsCm} />}
    </div>
  )
}
