import { MAX_LIST_ITEMS } from '#domain/list.ts'
import { AppError } from '../app-error.ts'

export function notInShop(): AppError {
  return new AppError('not_found', 'The shop does not have this any more.')
}

export function listFull(): AppError {
  return new AppError('list_full', `Your list has ${MAX_LIST_ITEMS} things in it, and room for no more.`)
}

export function notSoldOut(): AppError {
  return new AppError('conflict', 'This can be bought right now.')
}
