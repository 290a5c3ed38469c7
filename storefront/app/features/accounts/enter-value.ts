/** Enters a text as if typed, so that the form's listeners notice it. */
export function enterValue(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps what the visitor or a password manager has entered meanwhile. */
export function fillIfEmpty(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === '') field.value = value
}
