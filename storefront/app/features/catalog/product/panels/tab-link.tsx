import type { ReactNode } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import type { QuickView } from '../choice-row.tsx'
import { choiceSearch, chosenVariant } from '../variant-choice.ts'
import { variantSearch } from '../variant-search.ts'
import { tabElementId } from './product-tabs.tsx'
import type { TabId } from './use-tab.ts'

/** State of the address after "Your color": the custom order asks for another color than the page shows. */
export const OWN_COLOR = 'own-color'

type TabLinkProps = {
  tab: TabId
  product: Product
  chosen: Variant
  quickView: QuickView | undefined
  /** Kept with the address, for the part that opens. */
  state?: typeof OWN_COLOR
  className?: string | undefined
  children: ReactNode
}

/** Link to a part below the product; from the quick view to that part of the product's page. */
export function TabLink({ tab, product, chosen, quickView, state, children, ...look }: TabLinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  if (quickView) {
    const page = {
      pathname: href('/product/:id', { id: product._id }),
      search: choiceSearch(product.variants, chosen),
      hash: tab,
    }
    return (
      <Link to={page} state={state} {...look} onClick={quickView.onLeave}>
        {children}
      </Link>
    )
  }
  // The address is a moment behind what was just pressed.
  const ofAddress = chosenVariant(product.variants, new URLSearchParams(location.search))
  const search = ofAddress._id === chosen._id ? location.search : variantSearch(chosen)
  return (
    <a
      href={`#${tab}`}
      {...look}
      onClick={(event) => {
        event.preventDefault()
        void navigate({ search, hash: tab }, { replace: true, preventScrollReset: true, state })
        document.getElementById(tabElementId(tab))?.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
