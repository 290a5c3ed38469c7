import { useQuery } from '@tanstack/react-query'
import type { InvoiceReply } from '#contract/invoices.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { invoicesApi, type InvoiceDoor } from './invoices-api.ts'

/** A link made from number and phone opens its order, but no invoice: that is `forbidden`. */
const unreadable = new Set<string>(['not_found', 'invalid_input', 'forbidden'])

/** @returns  `data` is null if the invoice does not exist or the caller may not read it */
export function useInvoice(door: InvoiceDoor, userId: string | undefined) {
  const queryKey = ['invoice', door.orderId, door.invoiceId, door.key ?? userId]
  return useQuery({ ...whileLookedAt, queryKey, queryFn: () => loadInvoice(door) }, queryClient)
}

async function loadInvoice(door: InvoiceDoor): Promise<Pick<InvoiceReply, 'data' | 'waysPaid' | 'prints'> | null> {
  const answer = await invoicesApi.read(door)
  if (answer.success) return answer
  if (answer.code !== undefined && unreadable.has(answer.code)) return null
  throw new Error(`The invoice could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
}
