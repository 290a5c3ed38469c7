/** HTML that is safe to send. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type { Html }

/** Marks markup as safe; it must contain only our own text. */
export function ownMarkup(text: string): Html {
  return new Html(text)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes each value that is not itself `html`, for text and for attributes in double quotes. */
export function html(literals: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return new Html(literals.reduce((before, literal, at) => before + escaped(values[at - 1] ?? '') + literal))
}

function escaped(value: string | number | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((one) => one.text).join('\n')
  if (value instanceof Html) return value.text
  return String(value).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
