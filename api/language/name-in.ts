import { choiceName } from '#domain/choice-name.ts'
import type { Language } from '#domain/languages.ts'
import { formatsOf } from './formats-of.ts'

/**
 * What was sold, with its size and type as that language writes them: `रारा पलङ, १५३*२००`.
 *
 * @param name  in that language
 */
export function nameIn(language: Language, name: string, choice: { size: string | null; type: string | null }): string {
  return [name, formatsOf(language).choice(choiceName(choice))].filter((part) => part !== '').join(', ')
}
