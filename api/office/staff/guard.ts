import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayDo, type Permission } from '#domain/staff/staff.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { endTurn } from '../../platform/http/network-turns.ts'
import { NOTHING_RUNS } from '../../platform/http/security-headers.ts'
import { noteWhatIsShown } from '../../platform/personal-reads/note-reads.ts'
import { readStaffSession, type StaffSession } from './read-staff-session.ts'
import { actAs } from '../../platform/records/act-as.ts'
import { readOnly } from '../../platform/records/read-only.ts'
import { refuseUnproved } from '../../platform/records/refuse-unproved.ts'

/** Far more than any form of the back office sends. File routes have limits of their own. */
const BODY_LIMIT_BYTES = 512 * 1024
/** For calls without a login. */
const STRANGERS_BODY_LIMIT_BYTES = 16 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff member of the request; set only on routes under /api/admin that need a permission. */
    staff: StaffSession
    /** The database in their name, for every change that they make. */
    staffDb: Db
  }
  interface FastifyContextConfig {
    /** Permission required for a route under /api/admin; `nobody` needs no login, `anybody` any staff login. */
    needs?: Permission | 'nobody' | 'anybody'
    /**
     * Whether the password must have been entered within the last minutes, because an open screen could do harm here.
     */
    needsProof?: true
  }
}

/**
 * Guards every call of the back office: answers are not cached, and the permission that the route names is checked
 * before its body is read. In this scope `app.db` is read-only; changes go through `request.staffDb`. Call it before
 * adding the scope's routes.
 *
 * @throws Error for a route that names no permission, so that the server does not start
 */
export function guardAdminRoutes(scope: FastifyInstance) {
  const { db } = scope
  scope.decorate('db', readOnly(db))
  scope.decorateRequest('staff')
  scope.decorateRequest('staffDb')
  scope.addHook('onRoute', (route) => {
    if (route.config?.needs === undefined) throw new Error(`${String(route.method)} ${route.url} names no permission`)
    route.bodyLimit ??= route.config.needs === 'nobody' ? STRANGERS_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES
  })
  scope.addHook('onRequest', (request, reply) => letStaffThrough(db, request, reply))
  noteWhatIsShown(scope, db)
}

async function letStaffThrough(db: Db, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS })
  const { config, url } = request.routeOptions
  const needs = config.needs!
  if (needs === 'nobody') return
  const staff = await readStaffSession(db, request)
  if (!staff) throw new AppError('unauthorized', 'Please log in to the back office.')
  request.turnOwner = `staff ${staff.id}`
  endTurn(request)
  await request.server.takeTurn(request)
  if (needs !== 'anybody') refuseWithout(staff, needs)
  if (config.needsProof) refuseUnproved(staff)
  request.staff = staff
  request.staffDb = actAs(db, { staff, call: `${request.method} ${url}`, requestId: request.id })
}

function refuseWithout(staff: StaffSession, needs: Permission) {
  if (staff.mustSetUpTotp) throw new AppError('forbidden', 'Set up your second factor first.')
  if (!mayDo(staff.role, needs)) throw new AppError('forbidden', 'Your role does not allow this.')
}
