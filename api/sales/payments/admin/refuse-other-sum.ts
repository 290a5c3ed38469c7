import { AppError } from '../../../platform/errors/app-error.ts'

/**
 * Staff sent an entry of money again under its id.
 *
 * @param written  the sum of the first time, in rupees; `amount` that of now
 * @throws AppError key_reused where the two differ
 */
export function refuseOtherSum(written: number, amount: number): void {
  if (written === amount) return
  throw new AppError('key_reused', 'This id came with another sum before. Please load the page again.')
}
