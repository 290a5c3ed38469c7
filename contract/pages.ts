import { z } from 'zod'

const MAX_SLUG_LENGTH = 60

export const PageParams = z.strictObject({
  slug: z
    .string()
    .max(MAX_SLUG_LENGTH)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be small letters, digits and single dashes'),
})

/** A static page. */
export const ShopPage = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Rendered by the server from Markdown; contains no scripts. */
  html: z.string(),
  /** Headings of the page; each `id` is the heading's id in `html`. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  updatedAt: z.iso.datetime(),
})
export type ShopPage = z.infer<typeof ShopPage>

export const PageReply = z.object({ success: z.literal(true), message: z.string(), data: ShopPage })
export type PageReply = z.infer<typeof PageReply>
