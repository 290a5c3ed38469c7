import type { PayStep } from '#contract/payments.ts'

/** Leaves for the wallet's page, by form or URL, as the wallet requires. */
export function goToWallet({ url, fields }: Pick<PayStep, 'url' | 'fields'>): void {
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
