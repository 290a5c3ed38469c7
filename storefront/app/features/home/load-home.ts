import type { Category } from '#contract/catalog/categories.ts'
import type { Api } from '../../api.ts'
import { isPromoted } from '../catalog/card/product-card.tsx'
import { shownProduct } from '../catalog/card/as-shown.ts'
import { loadMixedProducts } from './mixed-products.ts'

const SLIDER_LIMIT = 15
const TILES = 6

/** Loads the home page. A part that fails to load is empty, as specified; the others stay. */
export async function loadHome(api: Api) {
  const categories = await api.categories().catch(nothing<Category[]>([]))
  const [banners, mixedProducts, livingRoom, projects, clients] = await Promise.all([
    api.banners().catch(nothing([])),
    loadMixedProducts(api).catch(nothing([])),
    loadLivingRoom(api, categories),
    api.projects().catch(nothing([])),
    api.clients().catch(nothing([])),
  ])
  return {
    banners,
    categories: categories.filter(({ parentId }) => parentId === undefined).slice(0, TILES),
    mixedProducts: mixedProducts.map((card) => shownProduct(card)),
    livingRoom,
    project: projects.find(({ parentId, pictures }) => parentId !== undefined && pictures.length > 0) ?? null,
    clients,
  }
}

async function loadLivingRoom(api: Api, categories: readonly Category[]) {
  const category = categories.find(({ slug, parentId }) => parentId === undefined && /living/.test(slug))
  if (!category) return null
  const { products } = await api.products({ limit: SLIDER_LIMIT, catId: category._id }).catch(nothing({ products: [] }))
  return { categoryId: category._id, products: products.filter(isPromoted).map((card) => shownProduct(card)) }
}

function nothing<Empty>(empty: Empty): (error: unknown) => Empty {
  return (error) => {
    console.error(error)
    return empty
  }
}
