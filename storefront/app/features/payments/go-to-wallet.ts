import type { PayStep } from '#contract/payments.ts'

/** Leaves the shop for the wallet's own page, as the wallet asks for it: by a form, or by its address. */
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
