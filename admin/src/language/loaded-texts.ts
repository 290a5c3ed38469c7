import type { TranslationMessages } from 'react-admin'

export type LoadedTexts = {
  /** Our texts by their English. */
  nepali: Readonly<Record<string, string>>
  reactAdminTexts: TranslationMessages['ra']
}

let kept: LoadedTexts | undefined

/** Keeps the texts of another language, before the module of any page is loaded: constants of modules hold texts, too. */
export function keepTexts(texts: LoadedTexts): void {
  kept = texts
}

/** Returns those texts; undefined in English. */
export function loadedTexts(): LoadedTexts | undefined {
  return kept
}
