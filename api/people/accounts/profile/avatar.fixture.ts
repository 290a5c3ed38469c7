import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { test as base } from '../../../test/test.ts'
import { givenSession, givenUser } from '../user.fixture.ts'

type Sent = { field?: string; name?: string; type?: string; bytes: Uint8Array | string }

/** A logged-in user and the calls for their picture. */
export const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'put',
    ({ app, session }) =>
      (body: Uint8Array | string, contentType: string) =>
        app.inject({
          method: 'PUT',
          url: '/api/user/user-avatar',
          headers: { ...session.headers, 'content-type': contentType },
          payload: Buffer.from(body),
        }),
  )
  .extend('upload', ({ put }) => async (...files: Sent[]) => {
    const form = new FormData()
    for (const { field = 'avatar', name = 'me.jpg', type = 'image/jpeg', bytes } of files) {
      form.append(field, new Blob([Buffer.from(bytes)], { type }), name)
    }
    const encoded = new Response(form)
    return put(await encoded.bytes(), encoded.headers.get('content-type')!)
  })
  .extend(
    'remove',
    ({ app, session }) =>
      (url: string) =>
        app.inject({ method: 'DELETE', url, headers: session.headers }),
  )
  .extend('removals', ({ db }) => async () => {
    const { rows } = await db.execute<{ avatar: string; isLater: boolean }>(
      sql`select data->>'avatarId' as avatar, start_after > now() + interval '30 minutes' as "isLater"
        from pgboss.job where name = 'remove-avatar' order by created_on`,
    )
    return rows.filter(({ isLater }) => !isLater).map(({ avatar }) => avatar)
  })

export const blue = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
