import { BASE } from '../api.ts'
import { outOfReach, parseBody, refusalOf } from '../refusal.ts'
import { mayTryAgain } from '../session/may-try-again.ts'

/** How long the document that a tab shows is kept: until the tab has surely read it. */
const KEPT_MS = 60_000

/** Opens an invoice in a tab of its own, from where it is printed. @throws Refusal */
export async function printInvoice(orderId: string, invoiceId: string, language: 'en' | 'ne'): Promise<void> {
  // Opened by the press itself: browsers keep back what opens later.
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
  const response = await fetch(BASE + path, {
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
