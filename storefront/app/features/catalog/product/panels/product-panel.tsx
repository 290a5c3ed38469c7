import { href } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { PagePart } from '../../../../ui/page-part.tsx'
import { CustomOrderPanel } from '../../../custom-requests/form/custom-order-panel.tsx'
import { addressOf } from '../../../shell/canonical.ts'
import type { shellOf } from '../../../shell/page-shell.ts'
import { drawnSize } from '../size-guide/dimension-drawing.tsx'
import { variantSearch } from '../variant-search.ts'
import { DescriptionPanel } from './description-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import type { TabId } from './use-tab.ts'

export type ProductPanelProps = {
  tab: TabId
  isShown: boolean
  product: Product
  chosen: Variant
  shell: ReturnType<typeof shellOf>
}

/** What a tab below the product shows. All four are one script, which no page needs before somebody uses it. */
export default function ProductPanel({ tab, isShown, product, chosen, shell }: ProductPanelProps) {
  if (tab === 'description')
    return <DescriptionPanel product={product} chosen={chosen} drawn={drawnSize(product, chosen)} />
  if (tab === 'details') return <DetailsPanel product={product} chosen={chosen} drawn={drawnSize(product, chosen)} />
  if (tab === 'reviews') {
    return (
      <PagePart>
        <ReviewsPanel product={product} isShown={isShown} />
      </PagePart>
    )
  }
  if (!shell) return null
  return (
    <CustomOrderPanel
      product={product}
      chosen={chosen}
      url={addressOf(shell, href('/product/:id', { id: product._id })) + variantSearch(chosen)}
      shop={shell.settings}
      isShown={isShown}
    />
  )
}
