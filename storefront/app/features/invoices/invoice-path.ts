import { href } from 'react-router'
import type { OrderAccess } from '../orders/orders-api.ts'

/** The page of an invoice; of a guest with the key that opens the order. */
export function invoicePath({ orderId, key }: OrderAccess, invoiceId: string): string {
  const path = href('/my-orders/:orderId/invoice/:invoiceId', { orderId, invoiceId })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
