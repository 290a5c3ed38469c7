import { expect, test } from 'vitest'
import type { Language } from '#domain/language/languages.ts'
import { messages as english } from '#messages/pages.ts'
import { messages as nepali } from '#messages/ne/projects.ts'
import { addMessages } from '../../../messages/text.ts'
import type { LoadedProject } from './load-project.ts'
import { projectMeta } from './project-meta.ts'

addMessages('en', english)
addMessages('ne', { ...english, ...nepali })

const loaded = {
  project: {
    _id: '7',
    slug: 'hotel-yak',
    name: 'Hotel Yak, Mustang',
    description: 'Twelve rooms.',
    pictures: [{ id: 'p1', alt: '', width: 1600, height: 1000, placeholder: '' }],
  },
  category: { _id: '1', name: 'Hotels', slug: 'hotels' },
  products: [{ _id: '12', name: 'Sal chair' }],
  others: [],
} as unknown as LoadedProject
const shop = (language: Language) => ({ publicUrl: 'https://kastha.example', language, name: 'Kastha' })

const canonical = (language: Language) =>
  projectMeta(loaded, shop(language)).find((tag) => 'rel' in tag && tag['rel'] === 'canonical')

const jsonLd = (language: Language) =>
  projectMeta(loaded, shop(language)).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))

test('a project has one canonical URL per language, whatever name opened it', () => {
  expect(canonical('en')).toMatchObject({ href: 'https://kastha.example/our-projects/hotel-yak' })
  expect(canonical('ne')).toMatchObject({ href: 'https://kastha.example/ne/our-projects/hotel-yak' })
})

test('structured data has the project with its furniture and breadcrumb', () => {
  const [work, trail] = jsonLd('en')
  expect(work).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Hotel Yak, Mustang',
    image: ['https://kastha.example/media/p1/1280.webp'],
    mentions: { itemListElement: [{ position: 1, url: 'https://kastha.example/product/12' }] },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{}, {}, { item: 'https://kastha.example/our-projects?category=hotels' }, { position: 4 }],
  })
  expect(jsonLd('ne')[0]).toMatchObject({
    mentions: { itemListElement: [{ url: 'https://kastha.example/ne/product/12' }] },
  })
})
