// Runs before each file of the back office's component tests.
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { rememberStaff } from '../session/staff-session.ts'

afterEach(async () => {
  await cleanup()
  rememberStaff(undefined)
})
