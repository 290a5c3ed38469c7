import type { FaqGroup } from '#domain/help/help.ts'

type Words = { question: string; answer: string }

/**
 * One entry of the Help Center. An answer may contain links to our own pages, `[My Orders](/my-orders)`, and names of facts
 * in braces (api/shop/pages/page-facts.ts), so that it stays correct when settings change.
 */
type SeededFaq = Words & {
  /** Used in its URL, `/help-center#faq-cancel-order`; stays the same when the text changes. */
  slug: string
  ne: Words
}

/** Entries under one heading; a separate card counts those about products (domain/help/help.ts). */
export type FaqPart = { group: FaqGroup; isAboutProducts: boolean; entries: readonly SeededFaq[] }
