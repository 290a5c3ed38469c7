import type { KeyObject } from 'node:crypto'
import { trackKey } from './track-key.ts'

/** The page of an order, for whoever is given its address: `/track-order?order=KA-261121-7F3K9Q2M&key=…`. */
export function orderPath(orderKey: KeyObject, number: string): string {
  return `/track-order?order=${number}&key=${trackKey(orderKey, number)}`
}
