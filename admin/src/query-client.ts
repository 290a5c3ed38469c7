import { HttpError } from 'react-admin'
import { QueryClient, type DefaultOptions, type QueryKey, type SetDataOptions } from '@tanstack/react-query'

const MAX_RETRIES = 2

const defaultOptions: DefaultOptions = {
  queries: {
    // Retries only if the server was unreachable or overloaded; a refusal is final.
    retry: (failures, error) =>
      failures < MAX_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502),
  },
}

/** Shared query cache of all pages. */
export const queryClient = takeNoRows(new QueryClient({ defaultOptions }))

/**
 * Keeps list rows out of the `getOne` cache. react-admin's useGetList writes rows there as placeholders for records.
 * Our rows have fewer fields than records, so a page would first render an incomplete one.
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
