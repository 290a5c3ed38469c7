import { HttpError, useRefresh } from 'react-admin'

/**
 * Returns a function that runs an act on a question. If the customer has changed the question since staff read it, the
 * list loads the new text.
 */
export function useRereading() {
  const refresh = useRefresh()
  return async (act: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await act()
    } catch (error) {
      if (error instanceof HttpError && error.body?.code === 'stale') refresh()
      throw error
    }
  }
}
