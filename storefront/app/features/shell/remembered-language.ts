import { type Language, languages } from '#domain/language/languages.ts'
import { keep } from '../../storage.ts'

const KEY = 'language'

/** Those whose addresses have a prefix. */
const others = languages.slice(1)

/** For the next visit of this browser. */
export function rememberLanguage(language: Language): void {
  keep(KEY, language)
}

/**
 * Takes a visitor who comes from elsewhere to the page in the language that was chosen last in this browser: a script
 * of the page itself, before anything of it is shown. Who comes from a page of ours has chosen by the link. The origin
 * keeps a path that begins with two slashes, as of `/ne//evil.example`, from naming another site.
 */
export const followRememberedLanguage = `try{
const chosen=localStorage.getItem("${KEY}"),page=location.pathname.replace(/^\\/(${others.join('|')})(?=\\/|$)/,"").replace(/^\\/$/,"")
const wanted=(${JSON.stringify(others)}.includes(chosen)?"/"+chosen:"")+page||"/"
if(chosen&&wanted!==location.pathname&&!document.referrer.startsWith(location.origin+"/"))location.replace(location.origin+wanted+location.search+location.hash)
}catch{}`
