import '../delivery-messages.ts'

export { ArrivesWords } from './arrives-words.tsx'
export { forgetUnknown } from './forget-unknown.ts'
export { PromiseRows } from './promise-rows.tsx'
export { PromiseWords } from './promise-words.tsx'
export { hasFitting, shownPromise, takesCash } from './use-promise.ts'
