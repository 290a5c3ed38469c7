import type { LocalLevelsReply, NamedLocalLevel } from '#contract/delivery-zones.ts'
import { localLevelsOf, type LocalLevel } from '#domain/addresses/local-levels.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { messageText } from '../../platform/language/message-text.ts'

/** Returns the local levels of a district in the order of a list; none for an unknown district. */
export function listLocalLevels(district: string, language: Language): Answer<LocalLevelsReply> {
  const inOrder = new Intl.Collator(language)
  const data = localLevelsOf(district)
    .map((level) => nameLevel(level, language))
    .toSorted((one, other) => inOrder.compare(one.label, other.label))
  return { payload: { success: true, message: 'Local levels found', data }, tags: [] }
}

function nameLevel({ name, ne, type, wards }: LocalLevel, language: Language): NamedLocalLevel {
  return {
    name,
    ne,
    label: messageText(language, `local-level.${type}`, { name: language === 'ne' ? ne : name }),
    wards,
  }
}
