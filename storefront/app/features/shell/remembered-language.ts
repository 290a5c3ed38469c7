import { type Language, languages } from '#domain/language/languages.ts'
import { keep } from '../../storage.ts'

const KEY = 'language'

/** The languages with a path prefix. */
const others = languages.slice(1)

/** Stores the language for this browser's next visit. */
export function rememberLanguage(language: Language): void {
  keep(KEY, language)
}

/**
 * Redirects a visitor from another site to the language last chosen in this browser. The script is inline and runs
 * before anything shows. A visitor from our own page has chosen by the link. Prepending the origin keeps
 * `/ne//evil.example`, whose path begins with two slashes, from naming another site.
 */
export const followRememberedLanguage = `try{
const chosen=localStorage.getItem("${KEY}"),page=location.pathname.replace(/^\\/(${others.join('|')})(?=\\/|$)/,"").replace(/^\\/$/,"")
const wanted=(${JSON.stringify(others)}.includes(chosen)?"/"+chosen:"")+page||"/"
if(chosen&&wanted!==location.pathname&&!document.referrer.startsWith(location.origin+"/"))location.replace(location.origin+wanted+location.search+location.hash)
}catch{}`
