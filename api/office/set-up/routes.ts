import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DismissSetUpBody, SetUpList, SetUpPointParams } from '#contract/admin/set-up.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { setUpDismissals } from '../../platform/db/schema.ts'
import { findSetUp } from './find-set-up.ts'
import type { SetUp } from './setting-points.ts'

const config = { needs: 'settings.write' } as const
const tags = ['Back office: settings']
const response = { 200: SetUpList, '4xx': ErrorBody }

/** What owners do before the first order. On startup the server prints what is missing. */
export const setUpAdminRoutes: FastifyPluginAsyncZod<{ setUp: SetUp | undefined }> = async (app, { setUp }) => {
  const present = async () => ({ items: setUp ? await findSetUp(app.db, setUp) : [] })

  const list = { tags, summary: 'Lists what the shop needs before its first order', querystring: NoQuery, response }
  app.get('/set-up', { config, schema: list }, present)

  app.put(
    '/set-up/:point/dismissal',
    {
      config,
      schema: {
        tags,
        summary: 'Takes a point off the list, with the reason why the shop does without',
        params: SetUpPointParams,
        body: DismissSetUpBody,
        response,
      },
    },
    async ({ params: { point }, body: { reason }, staff, staffDb }) => {
      const dismissal = { reason, staffId: staff.id, at: new Date() }
      await staffDb.transaction((tx) =>
        tx
          .insert(setUpDismissals)
          .values({ point, ...dismissal })
          .onConflictDoUpdate({ target: setUpDismissals.point, set: dismissal }),
      )
      return present()
    },
  )

  app.delete(
    '/set-up/:point/dismissal',
    {
      config,
      schema: { tags, summary: 'Puts a dismissed point back on the list', params: SetUpPointParams, response },
    },
    async ({ params: { point }, staffDb }) => {
      await staffDb.transaction((tx) => tx.delete(setUpDismissals).where(eq(setUpDismissals.point, point)))
      return present()
    },
  )
}
