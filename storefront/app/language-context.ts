import { createContext } from 'react-router'
import type { Language } from '#domain/language/languages.ts'

/** The language in which loaders answer. */
export const languageContext = createContext<Language>()
