import { HttpError } from 'react-admin'
import { QueryClient, type DefaultOptions } from '@tanstack/react-query'

const MAX_RETRIES = 2

const defaultOptions: DefaultOptions = {
  queries: {
    // A refusal is an answer; only a shop that could not be reached or was busy is asked again.
    retry: (failures, error) =>
      failures < MAX_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502),
  },
}

/** What the pages have read. */
export const queryClient = new QueryClient({ defaultOptions })
