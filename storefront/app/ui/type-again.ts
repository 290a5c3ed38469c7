export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input fields that are pressed, or that no visitor fills. */
const others = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button']

/** Returns whether a visitor types, drags or picks its value. */
export function isTyped(control: unknown): control is TypedField {
  if (control instanceof HTMLInputElement) return !others.includes(control.type)
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
}

/**
 * Enters a value that was typed before a script could hear of it: the field then has it, and its script reads it. A field
 * that the visitor has left is left again, since many count what was typed only then.
 */
export function typeAgain(field: TypedField, value: string): void {
  const cursor = 'selectionStart' in field && field.selectionStart
  // React notes what its own property writes, and hears of no value that it has noted.
  if ('defaultValue' in field) field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  if (typeof cursor === 'number') (field as HTMLInputElement).setSelectionRange(cursor, cursor)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
