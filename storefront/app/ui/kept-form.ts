import { keep, readKept, recordIn } from '../storage.ts'

/**
 * What is typed in a form and not sent yet, kept for this tab: through a reload, a login and the switch to another language.
 *
 * @param key    of the form
 * @param names  of the fields that are kept: inputs, text areas and lists of choices
 */
export function keptForm(key: string, names: readonly string[]) {
  return {
    keep(form: HTMLFormElement): void {
      const given = new FormData(form)
      const typed = names.map((name) => [name, String(given.get(name) ?? '')])
      keep(key, JSON.stringify(Object.fromEntries(typed)), 'sessionStorage')
    },

    /** Enters what is kept where nothing was entered meanwhile. */
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
