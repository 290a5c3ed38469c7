import { languages, type Language } from '#domain/language/languages.ts'

const KEY = 'kastha-admin-language'

/** The language chosen in this browser; otherwise the browser's own. It holds until the page is loaded again. */
export const language: Language = typeof localStorage === 'undefined' ? 'en' : chosenLanguage()

function chosenLanguage(): Language {
  const chosen = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2)
  return languages.find((one) => one === chosen) ?? 'en'
}

/** Keeps the choice in this browser and loads the page again, because texts are filled in when its scripts load. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen)
  location.reload()
}
