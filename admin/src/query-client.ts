import { HttpError } from 'react-admin'
import { QueryClient, type DefaultOptions, type QueryKey, type SetDataOptions } from '@tanstack/react-query'

const MAX_RETRIES = 2

const defaultOptions: DefaultOptions = {
  queries: {
    // A refusal is an answer; only a shop that could not be reached or was busy is asked again.
    retry: (failures, error) =>
      failures < MAX_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502),
  },
}

/** What the pages have read. */
export const queryClient = takeNoRows(new QueryClient({ defaultOptions }))

/**
 * react-admin takes a row of a list for the record until that has come: useGetList writes it where `getOne` looks, if
 * nothing is there. Our rows have less in them than records, and a page would begin with one that lacks parts.
 */
function takeNoRows(client: QueryClient): QueryClient {
  type Write = (key: QueryKey, updater: unknown, options?: SetDataOptions) => unknown
  const write = client.setQueryData.bind(client) as Write
  const writeRecords: Write = (key, updater, options) => {
    const isRow = key[1] === 'getOne' && typeof updater === 'function' && client.getQueryData(key) === undefined
    return isRow ? undefined : write(key, updater, options)
  }
  return Object.assign(client, { setQueryData: writeRecords as typeof client.setQueryData })
}
