import { choiceName } from '#domain/catalog/choice-name.ts'
import type { Language } from '#domain/language/languages.ts'
import { formatsOf } from './formats-of.ts'

/**
 * Returns the name of a sold item with its size and type, formatted for the language: `रारा पलङ, १५३*२००`.
 *
 * @param name  in that language
 */
export function nameIn(language: Language, name: string, choice: { size: string | null; type: string | null }): string {
  return [name, formatsOf(language).choice(choiceName(choice))].filter((part) => part !== '').join(', ')
}
