import { href } from 'react-router'

/** Pages about the shop, in the order of their lists; `page.name.{key}` names each. */
const paths = {
  about: href('/about'),
  'user-guide': href('/user-guide'),
  'shipping-policy': href('/shipping-policy'),
  'return-policy': href('/return-policy'),
  'security-guidelines': href('/security-guidelines'),
  'privacy-policy': href('/privacy-policy'),
  'terms-of-service': href('/terms-of-service'),
  'grievance-officer': href('/grievance-officer'),
}
export type ShopPageName = keyof typeof paths

export function shopPagePath(name: ShopPageName): string {
  return paths[name]
}

/** All pages about the shop that search engines may index. */
export const shopPagePaths = [
  ...Object.values(paths),
  href('/help-center'),
  href('/contact'),
  href('/measuring-visit'),
  href('/stores'),
]

/** Pages to read next. */
const related: Record<ShopPageName, ShopPageName[]> = {
  about: ['user-guide', 'shipping-policy', 'return-policy'],
  'user-guide': ['shipping-policy', 'return-policy', 'security-guidelines'],
  'shipping-policy': ['return-policy', 'user-guide', 'terms-of-service'],
  'return-policy': ['shipping-policy', 'terms-of-service', 'grievance-officer'],
  'security-guidelines': ['privacy-policy', 'user-guide', 'terms-of-service'],
  'privacy-policy': ['security-guidelines', 'terms-of-service', 'grievance-officer'],
  'terms-of-service': ['shipping-policy', 'return-policy', 'privacy-policy'],
  'grievance-officer': ['return-policy', 'terms-of-service', 'privacy-policy'],
}

export function relatedPages(slug: string): ShopPageName[] {
  return isShopPage(slug) ? related[slug] : ['about', 'user-guide', 'terms-of-service']
}

function isShopPage(slug: string): slug is ShopPageName {
  return Object.hasOwn(paths, slug)
}
