import type { Language } from '#domain/language/languages.ts'

/** The content of a mail, before it is rendered as HTML and as text. */
export type Letter = {
  subject: string
  /** Shown after the subject in lists of mails. */
  preview: string
  heading: string
  parts: LetterPart[]
}

export type LetterPart =
  | { paragraph: string }
  /** A code to type or copy. */
  | { code: string }
  | { action: string; url: string }
  | { facts: [label: string, value: string][] }
  /** A picture that links to a page; mail programs may hide it. */
  | { picture: string; alt: string; url: string }
  /** Items with their amounts; the total is last. */
  | { bill: [what: string, amount: string][] }
  /** Small print, with a link at its end if it has one. */
  | { note: string; link?: string; url?: string }

/** The shop's details for mails in one language. */
export type MailShop = {
  /** Language of the whole mail. */
  language: Language
  name: string
  email: string
  phone: string
  streetAddress: string
  city: string
  postalCode: string
  /** Origin of the pages, without a trailing slash. */
  url: string
}
