import { keep, readKept } from '../../../storage.ts'

const STORAGE_KEY = 'checkoutPlaced'

/** Where an order is confirmed that was placed in this tab and that nobody has seen confirmed yet; null for none. */
export function readUnseenOrder(): string | null {
  return readKept(STORAGE_KEY, 'sessionStorage')
}

/** @param path  of its confirmation; null once that stands there */
export function keepUnseenOrder(path: string | null): void {
  keep(STORAGE_KEY, path, 'sessionStorage')
}
