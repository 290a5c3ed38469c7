import type { Picture } from '#contract/common.ts'
import type { Banner } from '#contract/content.ts'

export type HeroSlide = {
  key: string
  title: string
  descriptions: string[]
  /** None: the slide shows /banner.jpg. */
  picture: Picture | undefined
  isDark: boolean
  link: Banner['link']
}

/** One slide a picture of each active banner; a banner without pictures is one slide too. */
export function heroSlides(banners: readonly Banner[]): HeroSlide[] {
  return banners.filter(({ isActive }) => isActive).flatMap(slidesOf)
}

function slidesOf({ _id, title, link, image }: Banner): HeroSlide[] {
  if (image.length === 0) return [{ key: _id, title, descriptions: [], picture: undefined, isDark: false, link }]
  return image.map(({ descriptions, picture, isDark }, at) => ({
    key: `${_id}-${at}`,
    title,
    descriptions,
    picture,
    isDark,
    link,
  }))
}
