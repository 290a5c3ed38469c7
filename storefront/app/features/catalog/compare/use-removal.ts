import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { ComparedProduct } from './load-comparison.ts'

/**
 * Announces a removed product. If the removal took the focus along, the focus moves to the next column's remove link,
 * or to the page's content after the last.
 * @param page  contains the remove links, which are marked with `data-removes`
 */
export function useRemoval(page: RefObject<HTMLElement>, products: readonly ComparedProduct[]): void {
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
    const links = page.current.querySelectorAll<HTMLElement>('[data-removes]')
    const next = links[at] ?? links[links.length - 1]
    if (next) next.focus()
    else document.getElementById('content')!.focus({ preventScroll: true })
  }, [page, products, text])
}
