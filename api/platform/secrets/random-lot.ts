import { randomInt } from 'node:crypto'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_SIGNS } from '#domain/orders/order-number.ts'

/** Draws the part of an order, request or message number that nobody can guess. */
export function drawnLot(): string {
  return randomCharacters(ORDER_NUMBER_SIGNS, ORDER_NUMBER_LOT_LENGTH)
}

/** @returns `length` characters of `alphabet`, each equally likely */
export function randomCharacters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
