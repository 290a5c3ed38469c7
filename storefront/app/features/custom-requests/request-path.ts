import { href } from 'react-router'

/** Path of a request's page; the key opens it without a login. */
export function requestPath({ number, key }: { number: string; key?: string | undefined }): string {
  const path = href('/custom-orders/:number', { number })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
