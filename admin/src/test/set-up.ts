// Runs before each file of the back office's component tests.
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '../query-client.ts'
import { rememberStaff } from '../session/staff-session.ts'

afterEach(async () => {
  await cleanup()
  queryClient.clear()
  rememberStaff(undefined)
})
