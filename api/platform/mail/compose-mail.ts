import type { Letter, MailShop } from './letter.ts'
import { setHtml } from './set-html.ts'
import { setText } from './set-text.ts'
import type { TemplateData, TemplateName } from './templates/template-data.ts'
import { templates } from './templates/templates.ts'
import { oneLine } from './typed-text.ts'

/** Renders a mail as HTML and as text, in the language of `shop`. */
export function composeMail<Name extends TemplateName>(template: Name, data: TemplateData[Name], shop: MailShop) {
  const letter: Letter = templates[template](data, shop)
  return { subject: oneLine(letter.subject), html: setHtml(letter, shop), text: setText(letter, shop) }
}
