import type { ProductQuestionsReply } from '#contract/questions.ts'
import { isId } from '#domain/id.ts'
import { isRefusal, readAnswer, type Send } from '../../api.ts'

/** The first page of a product's published questions, and how many there are. */
export type ServedQuestions = Pick<ProductQuestionsReply, 'data' | 'total'>

export type QuestionsProps = {
  productId: string
  /** The first page; undefined if it could not be loaded with the product. */
  served: ServedQuestions | undefined
  shopName: string | undefined
}

/** Loads the first questions; undefined if that fails. The page then loads them when a visitor comes near. */
export async function loadQuestions(send: Send, productId: string): Promise<ServedQuestions | undefined> {
  if (!isId(productId)) return undefined
  try {
    const { data, total } = readAnswer<ProductQuestionsReply>(await send(`/api/product/${productId}/questions`))
    return { data, total }
  } catch (error) {
    // The page itself says that there is no such product.
    if (!isRefusal(error, 'not_found')) console.error(error)
    return undefined
  }
}
