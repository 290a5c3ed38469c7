import { keep, readKept, recordIn } from '../../storage.ts'

/** What is entered about an order; each form's own. */
type Form = 'damage' | 'return'

const storageKey = (form: Form, orderId: string) => `${form}:${orderId}`

/** What was typed before a reload; empty where nothing was, or the browser keeps nothing. */
export function readFormDraft(form: Form, orderId: string): Record<string, unknown> {
  return recordIn(readKept(storageKey(form, orderId), 'sessionStorage'))
}

/** Keeps what is typed as long as the tab is open; with null it goes. */
export function keepFormDraft(form: Form, orderId: string, typed: Record<string, unknown> | null): void {
  keep(storageKey(form, orderId), typed && JSON.stringify(typed), 'sessionStorage')
}
