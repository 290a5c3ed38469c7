import type { Banner } from '#contract/content.ts'
import { expect, test } from 'vitest'
import { heroSlides } from './hero-slides.ts'

const picture = { id: 'a', alt: '', width: 1, height: 1, placeholder: '' }
const image = { url: '/media/a', descriptions: ['One.'], picture, isDark: true }
const banner: Banner = { _id: '1', title: 'Sleep', isActive: true, link: null, image: [image] }

test('only active banners show', () => {
  const shown = heroSlides([
    { ...banner, isActive: false },
    { ...banner, _id: '2', title: 'Sit' },
  ])
  expect(shown.map(({ title }) => title)).toEqual(['Sit'])
})

test('each picture of a banner is a slide with the same title and its own key', () => {
  const slides = heroSlides([{ ...banner, image: [image, { ...image, descriptions: ['Two.'], isDark: false }] }])
  expect(slides).toMatchObject([
    { title: 'Sleep', descriptions: ['One.'], isDark: true },
    { title: 'Sleep', descriptions: ['Two.'], isDark: false },
  ])
  expect(new Set(slides.map(({ key }) => key)).size).toBe(2)
})

test('an entry that is only a URL is a slide with that picture', () => {
  const entries = ['https://pictures.example/sofa.jpg', { url: '/media/b', descriptions: ['Two.'] }, null]
  expect(heroSlides([{ ...banner, image: entries }])).toMatchObject([
    { picture: 'https://pictures.example/sofa.jpg', descriptions: [], isDark: false },
    { picture: '/media/b', descriptions: ['Two.'] },
  ])
})

test('a banner without pictures is one slide with the fallback picture', () => {
  expect(heroSlides([{ ...banner, image: [] }])).toMatchObject([
    { title: 'Sleep', descriptions: [], picture: undefined },
  ])
})
