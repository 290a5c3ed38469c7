import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SuggestReply } from '#contract/catalog/search.ts'
import { type Answer, answerApi } from './answer-api.ts'
import { givenMedia, moveMouseAway } from './given-media.ts'
import { givenPicture } from './given-products.ts'
import { openHeader } from './open-header.tsx'

export const field = () => page.getByPlaceholder('Search')
export const panel = () => page.getByRole('listbox', { name: 'Search suggestions' })
export const group = (name: string) => panel().getByRole('group', { name })
export const option = (name: string | RegExp) => panel().getByRole('option', { name })
export const clear = () => page.getByRole('button', { name: 'Clear search' })

const sofas = ['Bagmati three-seater sofa', 'Karnali corner sofa', 'Rapti sofa bed']

/** Suggestions for any text: three sofas and their category. */
export function givenSuggestions(changes: Partial<SuggestReply> = {}): Answer {
  const products = sofas.map((name, at) => ({
    _id: String(at + 1),
    name,
    price: 1_24_500,
    oldPrice: null,
    color: null,
    size: null,
    picture: givenPicture(at + 1),
    categoryName: 'Sofas',
  }))
  const categories = [{ _id: '11', name: 'Sofas', parent: { _id: '2', name: 'Living Room' } }]
  const body: SuggestReply = {
    success: true,
    message: '',
    products,
    categories,
    correctedQuery: null,
    matches: ['so', 'sofa'],
    understood: [],
    unmet: [],
    isCustom: false,
    ...changes,
  }
  return { status: 200, body }
}

type AnswerTo = (q: string) => Answer | Promise<Answer>

/**
 * Opens a page with an untouched search field.
 *
 * @returns the words with a request for suggestions, oldest first
 */
export async function openSearch(path = '/', answer: AnswerTo = () => givenSuggestions()): Promise<string[]> {
  await moveMouseAway()
  await givenMedia()
  const asked: string[] = []
  answerApi({
    'GET /api/product/suggest': ({ search }) => {
      const q = new URLSearchParams(search).get('q')!
      asked.push(q)
      return answer(q)
    },
  })
  await openHeader({ address: path })
  return asked
}

/** Does the same with the field clicked and its panel open. */
export async function openSuggestions(path?: string, answer?: AnswerTo): Promise<string[]> {
  const asked = await openSearch(path, answer)
  await field().click()
  await expect.element(panel()).toBeVisible()
  return asked
}
