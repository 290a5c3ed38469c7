import { HttpError, type AuthProvider } from 'react-admin'
import type { StaffLoginBody, StaffMe } from '#contract/admin/staff.ts'
import { call } from './api.ts'
import { mayOpen } from './areas.ts'
import { currentStaff, rememberStaff } from './session/staff-session.ts'

let asking: Promise<StaffMe> | undefined

export const authProvider: AuthProvider = {
  /** @throws Refusal unauthorized, totp_required, too_many_requests */
  async login(body: StaffLoginBody) {
    const { staff } = await call<{ staff: StaffMe }>('POST', '/login', { body, isLogIn: true })
    if (isDriver(staff)) return leaveForDriversApp()
    rememberStaff(staff)
  },

  async logout() {
    const wasIn = currentStaff() !== undefined
    rememberStaff(undefined)
    // Without a known session there is nothing to end.
    if (wasIn) await call('POST', '/logout', { isLogIn: true }).catch(passOverEnded)
  },

  async checkAuth() {
    await staffNow()
  },

  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) throw error
  },

  async getIdentity() {
    const { id, name } = await staffNow()
    return { id, fullName: name }
  },

  async getPermissions() {
    return (await staffNow()).permissions
  },

  async canAccess({ resource, action }) {
    return mayOpen(resource, action, (await staffNow()).permissions)
  },
}

/**
 * Returns the staff member. Calls the API once per page load; logins and logouts update the result.
 * @throws Refusal unauthorized
 */
async function staffNow(): Promise<StaffMe> {
  const known = currentStaff()
  if (known) return known
  asking ??= call<StaffMe>('GET', '/me', { isLogIn: true }).finally(() => (asking = undefined))
  const staff = await asking
  if (isDriver(staff)) return leaveForDriversApp()
  rememberStaff(staff)
  return staff
}

/** Drivers see nothing of the back office, but set up their second factor here. */
function isDriver({ permissions, mustSetUpTotp }: StaffMe): boolean {
  return !permissions.includes('dashboard.read') && !mustSetUpTotp
}

/** Never resolves, as the browser leaves this page. */
function leaveForDriversApp(): Promise<never> {
  location.replace('/drive')
  return new Promise(() => {})
}

function passOverEnded(error: unknown) {
  if (!(error instanceof HttpError && error.status === 401)) throw error
}
