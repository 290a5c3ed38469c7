import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { languages, type Language } from '#domain/language/languages.ts'
import { messages as english } from '#messages/en/drive.ts'
import { messages as nepali } from '#messages/ne/drive.ts'
import { addFormats } from '../../storefront/app/format.ts'
import { addMessages } from '../../storefront/app/messages/text.ts'

const KEY = 'kastha-drive-language'

// Both are in the first script: without a network nothing could load later.
addMessages('en', english)
addMessages('ne', nepali)
addFormats('ne', nepaliFormats)

/** The language that was chosen on this device; otherwise that of the browser. */
export function chosenLanguage(): Language {
  const chosen = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2)
  return languages.find((one) => one === chosen) ?? 'en'
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language)
}
