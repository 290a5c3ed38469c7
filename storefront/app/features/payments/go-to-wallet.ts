import type { PayStep } from '#contract/payments.ts'

/** Leaves for the wallet's page, by form or URL, as the wallet requires. */
export function goToWallet({ url, fields }: Pick<PayStep, 'url' | 'fields'>): void {
  // Before the router keeps the position. At it, Back would show the footer below a page that still loads.
  addEventListener('pagehide', toTop, { once: true, capture: true })
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

function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}
