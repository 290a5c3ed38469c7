import type { Picture } from '#contract/common.ts'
import type { Banner } from '#contract/content.ts'

export type HeroSlide = {
  key: string
  title: string
  descriptions: string[]
  /** A picture or its URL; if undefined, the slide shows /banner.jpg. */
  picture: Picture | string | undefined
  isDark: boolean
  link: Banner['link']
}

type Entry = Banner['image'][number]
/** An entry may be just a picture's URL (specification, section 3), and parts of an entry may be missing. */
export type LooseBanner = Omit<Banner, 'image'> & { image?: readonly (string | Partial<Entry> | null)[] | null }

/** Returns a slide per picture of each active banner. A banner without pictures is one slide, too. */
export function heroSlides(banners: readonly LooseBanner[]): HeroSlide[] {
  return banners.filter(({ isActive }) => isActive).flatMap(slidesOf)
}

function slidesOf({ _id, title, link, image }: LooseBanner): HeroSlide[] {
  const entries = (image ?? []).filter((entry) => entry !== null)
  if (entries.length === 0) return [{ key: _id, title, descriptions: [], picture: undefined, isDark: false, link }]
  return entries.map((entry, at) => {
    const { url, descriptions = [], picture, isDark = false } = typeof entry === 'string' ? { url: entry } : entry
    return { key: `${_id}-${at}`, title, descriptions, picture: picture ?? url, isDark, link }
  })
}
