import type { BannersReply, ClientsReply, HoardingsReply, ProjectsReply } from '#contract/content.ts'
import type { Answer } from '../cache/answer.ts'
import { largestUrl } from '../media/picture-rows.ts'
import type { Db } from '../db/client.ts'
import { readBanners, readClients, readHoardings, readProjects } from './content-queries.ts'

/** Below this luminance of its left third (WCAG; halfway between black and white to the eye) a slide needs light text. */
const DARK_BELOW = 0.3

type Wanted = { isActive?: boolean | undefined; limit: number }

export async function listHoardings(db: Db, { isActive, limit }: Wanted): Promise<Answer<HoardingsReply>> {
  const rows = await readHoardings(db, isActive, limit)
  const data = rows.map(({ id, ...hoarding }) => ({ _id: String(id), ...hoarding }))
  return { payload: { success: true, message: 'Offers found', data }, tags: ['hoardings'] }
}

export async function listBanners(db: Db, { isActive, limit }: Wanted): Promise<Answer<BannersReply>> {
  const rows = await readBanners(db, isActive, limit)
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

export async function listProjects(db: Db, { limit }: Wanted): Promise<Answer<ProjectsReply>> {
  const rows = await readProjects(db, limit)
  const data = rows.map(({ id, parentId, parentName, ...project }) => ({
    _id: String(id),
    ...project,
    ...(parentId !== null && parentName !== null && { parentId: { _id: String(parentId), name: parentName } }),
    images: project.pictures.map(largestUrl),
  }))
  return { payload: { success: true, message: 'Projects found', data }, tags: ['projects'] }
}

export async function listClients(db: Db, { limit }: Wanted): Promise<Answer<ClientsReply>> {
  const rows = await readClients(db, limit)
  const data = rows.map(({ id, name, picture }) => {
    const logo = picture && largestUrl(picture)
    return { _id: String(id), title: name, logo, image: logo ? [logo] : [], picture }
  })
  return { payload: { success: true, message: 'Clients found', data }, tags: ['clients'] }
}
