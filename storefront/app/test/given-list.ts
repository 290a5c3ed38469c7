import type { ListItem, ListReply } from '#contract/wishlist.ts'
import { type Answer, answerApi, type Sent } from './answer-api.ts'
import { givenMember } from './given-member.ts'
import { RARA } from './given-products.ts'

export const ASAN = 'Asan platform bed'

export const givenItem = (changes: Partial<ListItem> = {}): ListItem => ({
  productId: '1',
  name: RARA,
  picture: null,
  category: { _id: '1', name: 'Bedroom' },
  variantId: '101',
  color: null,
  size: '122*200',
  type: 'Normal',
  saved: { color: null, size: null, type: null },
  price: 98_500,
  oldPrice: 1_12_000,
  rating: 4.7,
  reviewCount: 24,
  variantStock: 3,
  countInStock: 17,
  addedAt: '2026-11-20T06:00:00Z',
  isNoticeWanted: false,
  ...changes,
})
export const asan = givenItem({
  productId: '2',
  name: ASAN,
  price: 74_500,
  oldPrice: null,
  addedAt: '2026-11-19T06:00:00Z',
})

export const listAnswer = (data: ListItem[], share: ListReply['share'] = null): Answer => {
  const body: ListReply = { success: true, error: false, message: '', data, share }
  return { status: 200, body }
}

/** Logs in a member whose list the fake API holds. */
export function givenList(...items: ListItem[]) {
  let held = items
  const sent: string[] = []
  const change = (call: string, next: (sent: Sent) => ListItem[]) => (asked: Sent) => {
    sent.push(call)
    held = next(asked)
    return listAnswer(held)
  }
  answerApi({ 'GET /api/list': () => listAnswer(held) })
  for (const item of [givenItem(), asan]) {
    const { productId } = item
    const others = () => held.filter((one) => one.productId !== productId)
    const noticed = (isNoticeWanted: boolean) => [...others(), { ...item, isNoticeWanted }]
    answerApi({
      [`PUT /api/list/${productId}`]: change(`save ${productId}`, () => [item, ...others()]),
      [`DELETE /api/list/${productId}`]: change(`remove ${productId}`, others),
      [`PUT /api/list/${productId}/notice`]: change(`notice ${productId}`, () => noticed(true)),
      [`DELETE /api/list/${productId}/notice`]: change(`no notice ${productId}`, () => noticed(false)),
    })
  }
  // A different member each time, so that nothing of the last list is left.
  givenMember({ _id: crypto.randomUUID() })
  return sent
}
