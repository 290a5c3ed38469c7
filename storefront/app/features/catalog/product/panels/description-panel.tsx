import type { Product, Variant } from '#contract/catalog/products.ts'
import { PassagesButton } from '../../../passages/passages-button.tsx'
import { PASSAGES_HASH } from '../../../passages/opened-by-link.ts'
import { PlanLink } from '../../../planner/plan-link.tsx'
import { lines } from './details-rows.ts'
import { DimensionDrawing, type DrawnSize } from '../size-guide/dimension-drawing.tsx'
import styles from './panels.module.css'

type DescriptionPanelProps = { product: Product; chosen: Variant; drawn: DrawnSize | undefined }

export function DescriptionPanel({ product, chosen, drawn }: DescriptionPanelProps) {
  const lead = lines(product.description || product.shortDescription)
  const paragraphs = [...new Set([...lead, ...lines(product.detailedDescription)])]
  return (
    <div className={styles.columns}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div id={PASSAGES_HASH.slice(1)} className={styles.measures}>
        {drawn && <DimensionDrawing drawn={drawn} />}
        <PassagesButton product={product} chosen={chosen} isLinkTarget />
        <PlanLink product={product} chosen={chosen} />
      </div>
    </div>
  )
}
