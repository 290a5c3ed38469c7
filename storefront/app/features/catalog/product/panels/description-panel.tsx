import type { Product } from '#contract/catalog/products.ts'
import { lines } from './details-rows.ts'
import { DimensionDrawing, type DrawnSize } from '../size-guide/dimension-drawing.tsx'
import styles from './panels.module.css'

export function DescriptionPanel({ product, drawn }: { product: Product; drawn: DrawnSize | undefined }) {
  const lead = lines(product.description || product.shortDescription)
  const paragraphs = [...new Set([...lead, ...lines(product.detailedDescription)])]
  return (
    <div className={styles.columns}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {drawn && <DimensionDrawing drawn={drawn} />}
    </div>
  )
}
