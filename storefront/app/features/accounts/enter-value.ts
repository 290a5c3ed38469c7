/** Enters a text as if it had been typed: whoever listens to the form hears of it. */
export function enterValue(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the visitor or a password manager has entered meanwhile stays. */
export function fillIfEmpty(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === '') field.value = value
}
