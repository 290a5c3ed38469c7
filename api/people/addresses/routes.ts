import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AddressBody, AddressesReply, AddressParams, type SavedAddress } from '#contract/addresses.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/language/languages.ts'
import { townIn } from '#domain/addresses/local-levels.ts'
import { done, doneIn, type Done } from '../../platform/http/done.ts'
import { authenticate } from '../accounts/sessions/authenticate.ts'
import { deleteAddresses } from './address-queries.ts'
import { noSuchAddress } from './refuse-wrong-address.ts'
import { changeAddress, readAddresses, saveAddress } from './saved-addresses.ts'

const common = { tags: ['Addresses'], querystring: NoQuery, response: { 200: AddressesReply, '4xx': ErrorBody } }

/** The saved delivery addresses of the logged-in user. Every answer is the complete list. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { dataKey } = app.secrets
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onRequest', authenticate)
  const answer = async (head: Done, { userId, language }: { userId: string; language: Language }) => ({
    ...head,
    data: (await readAddresses(db, dataKey, userId)).map((address) => withTown(address, language)),
  })

  app.get(
    '/addresses',
    { schema: { ...common, summary: 'Lists the account’s addresses, most recently used first' } },
    ({ session: { userId }, language }) => answer(done('Addresses found'), { userId, language }),
  )

  app.post(
    '/addresses',
    {
      schema: {
        ...common,
        summary: 'Saves an address; an eleventh one replaces the least recently used',
        body: AddressBody,
      },
    },
    async ({ session: { userId }, body, language }) => {
      await saveAddress(db, dataKey, userId, body)
      return answer(doneIn(language, 'addresses.saved'), { userId, language })
    },
  )

  app.put(
    '/addresses/:id',
    { schema: { ...common, summary: 'Corrects an address', params: AddressParams, body: AddressBody } },
    async ({ session: { userId }, params, body, language }) => {
      await changeAddress(db, dataKey, { userId, id: params.id.toLowerCase() }, body)
      return answer(doneIn(language, 'addresses.saved'), { userId, language })
    },
  )

  app.delete(
    '/addresses/:id',
    { schema: { ...common, summary: 'Deletes an address', params: AddressParams } },
    async ({ session: { userId }, params, language }) => {
      if ((await deleteAddresses(db, userId, [params.id])) === 0) throw noSuchAddress()
      return answer(doneIn(language, 'addresses.removed'), { userId, language })
    },
  )
}

/** Adds the town's name in a language, where that is another one. */
function withTown(address: SavedAddress, language: Language): SavedAddress {
  const cityName = townIn(language, address)
  return cityName === address.city ? address : { ...address, cityName }
}
