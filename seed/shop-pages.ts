import { readFile } from 'node:fs/promises'
import type { Db } from '#api/platform/db/client.ts'
import { pages } from '#api/platform/db/schema.ts'

/** Slugs of the pages, in the order of their links. */
export const shopPageSlugs = [
  'about',
  'user-guide',
  'shipping-policy',
  'return-policy',
  'security-guidelines',
  'privacy-policy',
  'terms-of-service',
] as const

type PageText = { title: string; summary: string; body: string }

/** Inserts the text pages in both languages. Existing pages keep the edits of staff. */
export async function seedPages(db: Db): Promise<void> {
  const kept = await db.select({ slug: pages.slug }).from(pages)
  const missing = shopPageSlugs.filter((slug) => !kept.some((page) => page.slug === slug))
  // An insert that changes nothing would still empty the caches of every running process.
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async (slug) => {
      const [english, nepali] = await Promise.all([readPageText('en', slug), readPageText('ne', slug)])
      return { slug, ...english, translations: { ne: nepali } }
    }),
  )
  await db.insert(pages).values(rows).onConflictDoNothing()
}

/** Reads `seed/pages/{language}/{slug}.md`: the first heading is the title, the paragraph below it the summary. */
export async function readPageText(language: 'en' | 'ne', slug: string): Promise<PageText> {
  const markdown = await readFile(new URL(`pages/${language}/${slug}.md`, import.meta.url), 'utf8')
  const [heading, summary, ...body] = markdown.trim().split('\n\n')
  if (!heading?.startsWith('# ') || !summary || body.length === 0) {
    throw new Error(`${language}/${slug}.md must begin with a heading and a paragraph`)
  }
  return { title: heading.slice(2), summary: summary.replaceAll('\n', ' '), body: body.join('\n\n') }
}
