import { addressOf } from '../api.ts'
import { outOfReach, parseBody, refusalOf } from '../refusal.ts'
import { mayTryAgain } from '../session/question.ts'

/** How long the document's URL stays valid, so that the tab can load it. */
const KEPT_MS = 60_000

/** Opens an invoice in a new tab for printing. @throws Refusal */
export async function printInvoice(orderId: string, invoiceId: string, language: 'en' | 'ne'): Promise<void> {
  // Opens the tab within the click event: browsers block pop-ups that open later.
  const tab = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await readInvoice(`/orders/${orderId}/invoices/${invoiceId}/pdf`, language))
    if (tab) tab.location.href = url
    else window.location.href = url
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}

async function readInvoice(path: string, language: 'en' | 'ne'): Promise<Blob> {
  const response = await fetch(addressOf(path), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => {
    throw outOfReach()
  })
  if (response.ok) return response.blob()
  const body = parseBody(await response.text())
  if (await mayTryAgain(response.status, body)) return readInvoice(path, language)
  throw refusalOf(response.status, body)
}
