import type { Fault } from './fault.ts'

/** The back office, and whom the API refuses. */
export const staffAndPermissions: readonly Fault[] = [
  {
    name: 'Taking a colleague’s version leaves the editor’s own in the form',
    file: 'admin/src/conflicts/conflict-dialog.tsx',
    find: "decide('theirs')",
    replace: "decide('back')",
    tests: ['e2e/admin-conflict.slow.e2e.ts'],
  },
  {
    name: 'A note is lost when the session ends and is opened again',
    file: 'admin/src/api.ts',
    find: '(await mayTryAgain(response.status, body))) return call(method, path, options)',
    replace: '(await mayTryAgain(response.status, body))) return body as Result',
    tests: ['e2e/admin-shell.long.e2e.ts'],
  },
  {
    name: 'Support staff may read the audit log',
    file: 'domain/staff/staff.ts',
    find: "'audit.read': managers",
    replace: "'audit.read': everybody",
    tests: ['api/office/audit/routes.test.ts'],
  },
  {
    name: 'A shopper reads somebody else’s order',
    file: 'api/people/accounts/sessions/find-for-owner.ts',
    find: 'found.userId === session?.userId',
    replace: 'session !== undefined',
    tests: ['api/sales/orders/order.test.ts'],
  },
]
