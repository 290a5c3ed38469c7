import { createContext } from 'react-router'
import type { Language } from '#domain/language/languages.ts'

/** The language of loaders' responses. */
export const languageContext = createContext<Language>()
