/** The languages of the shop; the first is the one without a prefix in the address. */
const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** `/ne/product/7` -> `ne`; an address without a language's prefix is English. */
export function languageOf(pathname: string): Language {
  const prefix = pathname.split('/')[1]
  return languages.find((language) => language === prefix) ?? languages[0]
}
