import type { PagePreview, PagePreviewBody } from '#contract/admin/pages.ts'
import type { Db } from '../../../platform/db/client.ts'
import { askedFacts, fillFacts } from '../fill-facts.ts'
import { readFacts } from '../read-facts.ts'
import { renderMarkdown } from '../render-markdown.ts'

/** Renders a page's body as readers would see it. */
export async function previewPage(db: Db, { body, language }: PagePreviewBody): Promise<PagePreview> {
  const { facts } = await readFacts(db, language)
  const unknownFacts = [...new Set(askedFacts(body))].filter((name) => !Object.hasOwn(facts, name))
  const { html } = renderMarkdown(fillFacts(body, facts, { isMarkdown: true }), language)
  return { html, unknownFacts }
}
