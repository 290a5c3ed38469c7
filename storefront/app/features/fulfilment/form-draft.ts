import { keep, readKept, recordIn } from '../../storage.ts'

/** Forms about an order; each has its own draft. */
type Form = 'damage' | 'return'

const storageKey = (form: Form, orderId: string) => `${form}:${orderId}`

/** Returns what was typed before a reload; empty without a draft or browser storage. */
export function readFormDraft(form: Form, orderId: string): Record<string, unknown> {
  return recordIn(readKept(storageKey(form, orderId), 'sessionStorage'))
}

/** Stores what is typed until the tab closes; null removes it. */
export function keepFormDraft(form: Form, orderId: string, typed: Record<string, unknown> | null): void {
  keep(storageKey(form, orderId), typed && JSON.stringify(typed), 'sessionStorage')
}
