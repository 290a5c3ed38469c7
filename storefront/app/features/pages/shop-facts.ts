import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../api.ts'
import { languageContext } from '../../language-context.ts'
import { publicUrlContext } from '../../public-url.ts'
import type { Shop } from '../catalog/product/product-json-ld.ts'

/** The shop as a page's loader names it to search engines. */
export async function shopFacts(context: Readonly<RouterContextProvider>): Promise<Shop> {
  const { name } = await context.get(apiContext).settings()
  return { publicUrl: context.get(publicUrlContext), language: context.get(languageContext), name }
}
