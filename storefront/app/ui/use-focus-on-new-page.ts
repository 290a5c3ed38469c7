import { type RefObject, useEffect, useRef } from 'react'

/**
 * A keyboard user who turned the page continues at the top of the new one, not at its page numbers.
 *
 * @param target  heading of the list
 * @param pages   page numbers: the focus moves only from there, or if the used one is gone
 */
export function useFocusOnNewPage(
  { target, pages }: { target: RefObject<HTMLElement | null>; pages: string },
  page: number,
  isLoading: boolean,
): void {
  const shown = useRef(page)
  useEffect(() => {
    if (isLoading || shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    if (isLost || focused.closest(pages)) target.current?.focus({ preventScroll: true })
  }, [target, pages, page, isLoading])
}
