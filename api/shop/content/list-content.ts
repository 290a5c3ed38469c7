import type { BannersReply, ClientsReply, HoardingsReply, ProjectsReply } from '#contract/content.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import { readBanners, readClients, readHoardings, readProjects, type Wanted } from './content-queries.ts'

/**
 * A slide whose left third has a lower WCAG luminance needs light text; the value looks halfway between black and white.
 */
const DARK_BELOW = 0.3

export async function listHoardings(db: Db, wanted: Wanted, language: Language): Promise<Answer<HoardingsReply>> {
  const rows = await readHoardings(db, wanted, language)
  const data = rows.map(({ id, ...hoarding }) => ({ _id: String(id), ...hoarding }))
  return { payload: { success: true, message: 'Offers found', data }, tags: ['hoardings'] }
}

export async function listBanners(db: Db, wanted: Wanted, language: Language): Promise<Answer<BannersReply>> {
  const rows = await readBanners(db, wanted, language)
  const data = rows.map(({ id, linkLabel, linkCategoryId, images, ...banner }) => ({
    _id: String(id),
    ...banner,
    link:
      linkLabel === null || linkCategoryId === null ? null : { label: linkLabel, categoryId: String(linkCategoryId) },
    image: images.map(({ descriptions, leftLuminance, picture }) => ({
      url: largestUrl(picture),
      descriptions,
      picture,
      isDark: leftLuminance < DARK_BELOW,
    })),
  }))
  return { payload: { success: true, message: 'Banners found', data }, tags: ['banners'] }
}

export async function listProjects(db: Db, { limit }: Wanted, language: Language): Promise<Answer<ProjectsReply>> {
  const rows = await readProjects(db, limit, language)
  const data = rows.map(({ id, parentId, parentName, ...project }) => ({
    _id: String(id),
    ...project,
    ...(parentId !== null && parentName !== null && { parentId: { _id: String(parentId), name: parentName } }),
    images: project.pictures.map(largestUrl),
  }))
  return { payload: { success: true, message: 'Projects found', data }, tags: ['projects'] }
}

export async function listClients(db: Db, { limit }: Wanted, language: Language): Promise<Answer<ClientsReply>> {
  const rows = await readClients(db, limit, language)
  const data = rows.map(({ id, name, picture }) => {
    const logo = picture && largestUrl(picture)
    return { _id: String(id), title: name, logo, image: logo ? [logo] : [], picture }
  })
  return { payload: { success: true, message: 'Clients found', data }, tags: ['clients'] }
}
