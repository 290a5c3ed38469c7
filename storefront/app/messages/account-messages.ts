import { languageOf } from './language.ts'
import { loadMessages } from './load-messages.ts'

// A page's module imports this one, and so cannot be shown before its texts are there. The server has all texts.
if (!import.meta.env.SSR) {
  const language = languageOf(location.pathname)
  await Promise.all([loadMessages(language, 'accounts'), loadMessages(language, 'session')])
}
