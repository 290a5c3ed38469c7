import { AppError } from '../errors/app-error.ts'

/** Does what counts against limits, and returns whether it stayed within them. Other errors are thrown. */
export async function isWithin(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
