import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { ComparedProduct } from './load-comparison.ts'

/**
 * Tells of a product that was taken out of the comparison. Where the focus went with it, it goes to the next column's
 * way out, or when none is left to the page's content.
 *
 * @param page  around the links that take products out, which are marked with `data-removes`
 */
export function useRemoval(page: RefObject<HTMLElement | null>, products: readonly ComparedProduct[]): void {
  const text = useText()
  const shown = useRef(products)
  useEffect(() => {
    const before = shown.current
    shown.current = products
    const at = before.findIndex(({ _id }) => products.every((product) => product._id !== _id))
    if (at === -1) return
    showToast('success', text('comparison.removed', { product: before[at]!.name }))
    const focused = document.activeElement
    if (focused !== null && focused !== document.body) return
    const links = page.current!.querySelectorAll<HTMLElement>('[data-removes]')
    const next = links[at] ?? links[links.length - 1]
    if (next) next.focus()
    else document.getElementById('content')!.focus({ preventScroll: true })
  }, [page, products, text])
}
