import { language } from './language/language.ts'
import { keepTexts } from './language/loaded-texts.ts'
import './theme/fonts.css'

void start()

/** Loads the texts first. index.html names the scripts of the pages, so these load at the same time. */
async function start() {
  document.documentElement.lang = language
  if (language === 'ne') keepTexts(await import('./language/nepali.ts'))
  await import('./start.tsx')
}
