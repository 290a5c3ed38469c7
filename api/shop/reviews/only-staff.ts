import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'

/** @throws AppError forbidden for anyone but staff */
export function onlyStaff(by: Changer): void {
  if (by.actor !== 'staff') throw new AppError('forbidden', 'You are not allowed to do this.')
}
