import { z } from 'zod'
import { Limit, Picture, QueryFlag } from './common.ts'
import { ProductCard } from './catalog/products.ts'
import { Plan } from './planner.ts'

function list<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ success: z.literal(true), message: z.string(), data: z.array(entry) })
}

/** A promotional offer in the top strip. */
export const Hoarding = z.object({ _id: z.string(), description: z.string(), isActive: z.boolean() })
export type Hoarding = z.infer<typeof Hoarding>
export const HoardingsQuery = z.strictObject({ isActive: QueryFlag.optional(), limit: Limit(1000, 1000) })
export const HoardingsReply = list(Hoarding)
export type HoardingsReply = z.infer<typeof HoardingsReply>

/** A slide group in the hero of the home page. */
export const Banner = z.object({
  _id: z.string(),
  title: z.string(),
  isActive: z.boolean(),
  /** Target of the banner's button; null if it has no button. */
  link: z.object({ label: z.string(), categoryId: z.string() }).nullable(),
  image: z.array(
    z.object({
      url: z.string(),
      descriptions: z.array(z.string()).max(3),
      picture: Picture,
      /** Whether the left third is dark and needs light text on it. */
      isDark: z.boolean(),
    }),
  ),
})
export type Banner = z.infer<typeof Banner>
export const BannersQuery = z.strictObject({ isActive: QueryFlag.optional(), limit: Limit(1000, 1000) })
export const BannersReply = list(Banner)
export type BannersReply = z.infer<typeof BannersReply>

/** A category of projects (without `parentId`), or a project in one. */
export const Project = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  parentId: z.object({ _id: z.string(), name: z.string() }).optional(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
})
export type Project = z.infer<typeof Project>
export const ProjectsQuery = z.strictObject({ flat: z.enum(['true', 'false']).optional(), limit: Limit(1000, 1000) })
export const ProjectsReply = list(Project)
export type ProjectsReply = z.infer<typeof ProjectsReply>

/** One project, with the furniture shown in its pictures and finished rooms to begin one's own with. */
export const ProjectDetails = Project.extend({
  products: z.array(ProductCard),
  plans: z.array(Plan),
  /** What the shop's furniture in each plan costs now, in whole rupees; null if the shop sells none of it. */
  planPrices: z.array(z.int().nonnegative().nullable()),
})
export type ProjectDetails = z.infer<typeof ProjectDetails>
/** The project's id or slug. */
export const ProjectParams = z.object({
  id: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be the id or the slug of a project'),
})
export const ProjectReply = z.object({ success: z.literal(true), message: z.string(), data: ProjectDetails })
export type ProjectReply = z.infer<typeof ProjectReply>

export const Client = z.object({
  _id: z.string(),
  title: z.string(),
  logo: z.string().nullable(),
  image: z.array(z.string()),
  picture: Picture.nullable(),
})
export type Client = z.infer<typeof Client>
export const ClientsQuery = z.strictObject({ limit: Limit(10, 1000) })
export const ClientsReply = list(Client)
export type ClientsReply = z.infer<typeof ClientsReply>
