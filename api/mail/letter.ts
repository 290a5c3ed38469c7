import type { Language } from '#domain/languages.ts'

/** What a mail says, before it is set as HTML and as text. */
export type Letter = {
  subject: string
  /** What lists of mails show after the subject. */
  preview: string
  heading: string
  parts: LetterPart[]
}

export type LetterPart =
  | { paragraph: string }
  /** To be typed or copied somewhere. */
  | { code: string }
  | { action: string; url: string }
  | { facts: [label: string, value: string][] }
  /** Shown where mail programs show pictures; a link to a page. */
  | { picture: string; alt: string; url: string }
  /** What is paid for and how much, the sum of all last. */
  | { bill: [what: string, amount: string][] }
  /** In small letters, for whom this is not meant. */
  | { note: string }

/** The shop as its mails in one language name it. */
export type MailShop = {
  /** What the whole mail is written in. */
  language: Language
  name: string
  email: string
  phone: string
  streetAddress: string
  city: string
  postalCode: string
  /** The origin of its pages, without a slash at the end. */
  url: string
}
