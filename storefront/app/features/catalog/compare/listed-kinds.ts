const LISTING = /^\/(?:productListing|category)(?:\/(?:category|subcategory))?\/([^/]+)\/?$/

/** Returns the ids of the categories or of the subcategory to which a listing is narrowed; undefined for all others. */
export function listedKinds(pathname: string, search: string): ReadonlySet<string> | undefined {
  const id = LISTING.exec(pathname)?.[1]
  if (id !== undefined) return new Set([id])
  const chosen = pathname.startsWith('/productListing') ? new URLSearchParams(search).get('category') : null
  return chosen ? new Set(chosen.split(',')) : undefined
}
