import type { InvoiceReply, PrintReply } from '#contract/invoices.ts'
import type { InvoiceLanguage } from '#domain/invoices/invoice.ts'
import { apiUrl } from '../../api.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { call, failure, type Answer, type Call, type Failure } from '../accounts/session/call.ts'
import { readTokens } from '../accounts/session/tokens.ts'
import type { OrderAccess } from '../orders/orders-api.ts'

const FILE_TIMEOUT_MS = 30_000

export type InvoiceDoor = OrderAccess & { invoiceId: string }

export const invoicesApi = {
  read: (door: InvoiceDoor) => ask<InvoiceReply>({ method: 'GET', path: pathOf(door) }),
  /** Records a print. */
  print: (door: InvoiceDoor) => ask<PrintReply>({ method: 'POST', path: pathOf(door, '/prints') }),
  readFile,
}

async function ask<Reply>(asked: Call): Promise<Answer<Reply>> {
  return readTokens() ? authorisedCall<Reply>(asked) : (await call<Reply>(asked)).answer
}

/** Downloads the PDF file; returns failures, too. */
async function readFile(door: InvoiceDoor, lang: InvoiceLanguage): Promise<{ success: true; file: Blob } | Failure> {
  // Renews an expired token, and finds out why the invoice is unavailable.
  const known = await invoicesApi.read(door)
  if (!known.success) return known
  const token = readTokens()?.accesstoken
  try {
    const response = await fetch(apiUrl(pathOf(door, '/pdf', { lang })), {
      credentials: 'include',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    })
    return response.ok ? { success: true, file: await response.blob() } : failure('')
  } catch (error) {
    console.warn('No answer with the file of an invoice', error)
    return failure('')
  }
}

function pathOf({ orderId, key, invoiceId }: InvoiceDoor, action = '', query = {}): `/api/${string}` {
  const path = `/api/orders/${encodeURIComponent(orderId)}/invoices/${encodeURIComponent(invoiceId)}${action}` as const
  const search = new URLSearchParams({ ...query, ...(key !== undefined && { key }) })
  return search.size > 0 ? `${path}?${search}` : path
}
