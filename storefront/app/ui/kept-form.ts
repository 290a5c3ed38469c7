import { keep, readKept, recordIn } from '../storage.ts'

/**
 * Keeps the unsent contents of a form for this tab: through a reload, a login and a change of language.
 *
 * @param key    identifies the form
 * @param names  names of the fields to keep: inputs, text areas and selects
 */
export function keptForm(key: string, names: readonly string[]) {
  return {
    keep(form: HTMLFormElement): void {
      const given = new FormData(form)
      const typed = names.map((name) => [name, String(given.get(name) ?? '')])
      keep(key, JSON.stringify(Object.fromEntries(typed)), 'sessionStorage')
    },

    /** Restores stored values into fields that are still empty. */
    fill(form: HTMLFormElement): void {
      const kept = recordIn(readKept(key, 'sessionStorage'))
      for (const name of names) {
        const [field, value] = [form.elements.namedItem(name), kept[name]]
        if (typeof value !== 'string' || !isField(field) || field.value !== '') continue
        field.value = value
      }
    },

    forget: () => void keep(key, null, 'sessionStorage'),
  }
}

function isField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
}
