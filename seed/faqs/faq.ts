import type { FaqGroup } from '#domain/help.ts'

type Words = { question: string; answer: string }

/**
 * One entry of the Help Center. An answer can hold links to the shop's own pages, `[My Orders](/my-orders)`, and facts of
 * the settings by their names in braces (api/shop/pages/page-facts.ts), so that it stays true when they change.
 */
type SeededFaq = Words & {
  /** Its address, `/help-center#faq-cancel-order`: it stays when the words change. */
  slug: string
  ne: Words
}

/** Entries under one heading; those about products are counted on a card of their own (domain/help-topics.ts). */
export type FaqPart = { group: FaqGroup; isAboutProducts: boolean; entries: readonly SeededFaq[] }
