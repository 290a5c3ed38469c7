import type { PayStep } from '#contract/payments.ts'
import { keep, readKept, recordIn } from '../../storage.ts'

/** Where React Router keeps them by default. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'

/** Leaves for the wallet's page, by form or URL, as the wallet requires. */
export function goToWallet({ url, fields }: Pick<PayStep, 'url' | 'fields'>): void {
  const entryKey = keyOfEntry()
  addEventListener('pagehide', () => keepAtTop(entryKey), { once: true })
  if (fields === null) return location.assign(url)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  // Back may return to this very document.
  form.remove()
}

/**
 * Back opens the page at its top, which says that it loads: where it was left, the footer stands meanwhile. The router has
 * just stored where that was, under the key of the page's history entry (`ScrollRestoration`).
 */
function keepAtTop(key: string | undefined): void {
  // The wallet's page may not have opened, and the shopper went on.
  if (key === undefined || key !== keyOfEntry()) return
  scrollTo({ top: 0, behavior: 'instant' })
  const positions = recordIn(readKept(SCROLL_POSITIONS, 'sessionStorage'))
  keep(SCROLL_POSITIONS, JSON.stringify({ ...positions, [key]: 0 }), 'sessionStorage')
}

/** The router's key of the present history entry. */
function keyOfEntry(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}
