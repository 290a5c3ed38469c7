import type { Banner, BannersReply, Client, Project } from '#contract/content.ts'
import type { Answer } from './answer-api.ts'
import { givenPicture } from './given-products.ts'

/** A banner of one picture with three lines, by default. */
export function givenBanner(changes: Partial<Banner> = {}): Banner {
  const _id = changes._id ?? '1'
  const descriptions = ['Seasoned sal.', 'Three sizes.', 'Built in your room.']
  return {
    _id,
    title: `Banner ${_id}`,
    isActive: true,
    link: { label: 'See more', categoryId: '1' },
    image: [{ url: '', descriptions, picture: givenPicture(300 + Number(_id)), isDark: false }],
    ...changes,
  }
}

/** `Banner 1` and the following. */
export const givenBanners = (count: number): Banner[] =>
  Array.from({ length: count }, (_, at) => givenBanner({ _id: String(at + 1) }))

export function bannersAnswer(data: Banner[]): Answer {
  const body: BannersReply = { success: true, message: '', data }
  return { status: 200, body }
}

export const givenProject: Project = {
  _id: '12',
  slug: 'lakeside-hotel',
  name: 'Lakeside hotel',
  description: 'Forty rooms by the lake.',
  parentId: { _id: '5', name: 'Bedroom' },
  images: [],
  pictures: [givenPicture(400, 'A room of the hotel')],
}

export const givenClient: Client = {
  _id: '1',
  title: 'Himtara Grand Hotel',
  logo: null,
  image: [],
  picture: givenPicture(401, 'A mountain and a star'),
}
