import type { CategoriesReply, Category } from '#contract/catalog/categories.ts'
import type { ProductsReply } from '#contract/catalog/products.ts'
import type { ShellCategory } from '../features/shell/load-shell.ts'
import { type Answer, answerApi, type Sent } from './answer-api.ts'
import { givenCard, givenPicture } from './given-products.ts'

const rooms: [string, string[]][] = [
  ['Bedroom', ['Beds', 'Bedside tables', 'Wardrobes', 'Dressers']],
  ['Living Room', ['Sofas', 'Coffee tables', 'Bookshelves']],
  ['Dining', ['Dining tables', 'Dining chairs', 'Sideboards']],
  ['Office Items', ['Desks', 'Office chairs', 'Filing cabinets']],
  ['Outdoor', ['Garden tables', 'Benches', 'Loungers']],
  ['Bedding Items', ['Mattresses', 'Pillows', 'Quilts']],
]

export const roomNames = rooms.map(([name]) => name)

/** Six rooms, 1 to 6, and their subcategories, from 7 on. */
export function givenCategories(): Category[] {
  const top = roomNames.map((name, at) => givenCategory(String(at + 1), name))
  const below = rooms.flatMap(([, names], at) => names.map((name) => ({ name, parentId: String(at + 1) })))
  return [...top, ...below.map(({ name, parentId }, at) => ({ ...givenCategory(String(at + 7), name), parentId }))]
}

function givenCategory(_id: string, name: string): Category {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { _id, slug, name, filterName: name, intro: '', images: [], pictures: [givenPicture(900 + Number(_id))] }
}

/** The same in the form for menus. */
export const shellCategories: ShellCategory[] = givenCategories().map(({ _id, name, parentId }) => ({
  _id,
  name,
  ...(parentId !== undefined && { parentId }),
}))

/** The response to a request for products. */
export function productsAnswer(products: ProductsReply['products']): Answer {
  const body: ProductsReply = { success: true, message: '', products, totalProducts: products.length }
  return { status: 200, body }
}

/** The first two products of a subcategory by default: `Beds 1`, which is product 71, and `Beds 2`. */
const productsOf = ({ _id, name }: ShellCategory) =>
  [1, 2].map((at) => givenCard({ _id: `${_id}${at}`, name: `${name} ${at}` }))

/**
 * Responds to the menus' requests, with an empty cache.
 *
 * @returns the subcategories whose products were requested, such as `7?limit=10`, oldest first
 */
export function givenMenuProducts(answer: (subcategory: ShellCategory) => Answer | Promise<Answer> = usual): string[] {
  const asked: string[] = []
  const body: CategoriesReply = { success: true, message: '', data: givenCategories() }
  answerApi({ 'GET /api/category': { status: 200, body } })
  for (const category of shellCategories) {
    answerApi({
      [`GET /api/product/getAllProductsBySubCatId/${category._id}`]: ({ search }: Sent) => {
        asked.push(`${category._id}?${search}`)
        return answer(category)
      },
    })
  }
  return asked
}

function usual(subcategory: ShellCategory): Answer {
  return productsAnswer(productsOf(subcategory))
}
