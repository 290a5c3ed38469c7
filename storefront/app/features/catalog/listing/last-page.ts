import { isRouteErrorResponse } from 'react-router'
import type { Found } from './load-found.ts'

/**
 * Remembers the last page that came with its products. A page that could not be had then keeps its title, filters and
 * toolbar, and lists nothing.
 *
 * @param isSame  whether a failed page lists the same as the last one, perhaps sorted or filtered otherwise
 */
export function rememberLastPage<Page extends Found>(isSame: (last: Page, failed: Page) => boolean) {
  let last: Page | undefined

  const note = (page: Page): void => {
    if (!page.hasFailed) last = page
  }

  const orLast = (failed: Page): Page =>
    last && isSame(last, failed) ? { ...last, products: [], totalProducts: 0, hasFailed: true } : failed

  /**
   * @param load    asks the server
   * @param failed  the page when the server cannot be reached and nothing is remembered
   * @throws what the server answered on purpose: a redirect, or an error page below 500; the reason of an aborted load
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
