import { MAX_LIST_ITEMS } from '#domain/list.ts'
import { AppError } from '../app-error.ts'
import { say } from '../language/sentence.ts'

export function notInShop(): AppError {
  return new AppError('not_found', 'The shop does not have this any more.')
}

export function listFull(): AppError {
  const most = MAX_LIST_ITEMS
  return new AppError('list_full', say('Your list has {most} things in it, and room for no more.', { most }))
}

export function notSoldOut(): AppError {
  return new AppError('conflict', 'This can be bought right now.')
}
