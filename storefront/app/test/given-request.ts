import type { CustomRequest } from '#contract/custom-requests.ts'

export const REQUEST_NUMBER = 'KC-261121-7Q2M4XZP'

/** An unanswered request of a guest for a custom piece. */
export function givenRequest(changes: Partial<CustomRequest> = {}): CustomRequest {
  const date = '2026-11-21T05:00:00.000Z'
  return {
    number: REQUEST_NUMBER,
    state: 'requested',
    width: 165.5,
    height: 110,
    depth: 210,
    material: 'Glass',
    product: null,
    color: null,
    date,
    quote: null,
    order: null,
    name: 'Asmita Gurung',
    email: 'asmita@post.example',
    phone: '9841234567',
    instructions: '',
    photos: [],
    plan: null,
    events: [{ action: 'request', at: date, by: 'shopper', reason: '' }],
    orderKey: null,
    ...changes,
  }
}
