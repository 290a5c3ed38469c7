import { isRouteErrorResponse } from 'react-router'
import type { Found } from './load-found.ts'

/**
 * Remembers the last page that loaded. A page that fails to load then keeps its title, filters and toolbar, without
 * products.
 *
 * @param isSame  whether a failed page has the same scope as the last one, in any order or with any filter
 */
export function rememberLastPage<Page extends Found>(isSame: (last: Page, failed: Page) => boolean) {
  let last: Page | undefined

  const note = (page: Page): void => {
    if (!page.hasFailed) last = page
  }

  const orLast = (failed: Page): Page =>
    last && isSame(last, failed) ? { ...last, products: [], totalProducts: 0, hasFailed: true } : failed

  /**
   * @param load    calls the server
   * @param failed  the page when the server is unreachable and no page is remembered
   * @throws redirects and error responses below 500; the reason of an aborted load
   */
  const load = async (ask: () => Promise<Page>, failed: Page, signal: AbortSignal): Promise<Page> => {
    try {
      const page = await ask()
      note(page)
      return page.hasFailed ? orLast(page) : page
    } catch (error) {
      if (signal.aborted || isMeant(error)) throw error
      console.warn('The products could not be loaded', error)
      return orLast(failed)
    }
  }
  return { note, load }
}

function isMeant(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

export const nothingFound: Found = {
  products: [],
  totalProducts: 0,
  facets: undefined,
  hasFailed: true,
  categoryNames: {},
}
