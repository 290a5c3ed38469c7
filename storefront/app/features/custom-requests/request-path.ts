import { href } from 'react-router'

/** The page of a request; with its key it opens to whoever has it. */
export function requestPath({ number, key }: { number: string; key?: string | undefined }): string {
  const path = href('/custom-orders/:number', { number })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
