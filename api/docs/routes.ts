import reference from '@scalar/fastify-api-reference'
import fastify, { type FastifyInstance } from 'fastify'
import { CachedAnswer } from '../platform/cache/cached-answer.ts'
import { sendAnswer } from '../platform/cache/respond.ts'
import { publicCalls } from './open-api.ts'
import { OWN_STORAGE, PAGE_TITLE, pageConfiguration, policyOf } from './page.ts'
import { yamlInSteps } from './yaml-in-steps.ts'

const DOCS_PATH = '/api/docs'
/** The library for the browser, which the back-office page uses too. */
export const DOCS_SCRIPT = `${DOCS_PATH}/js/scalar.js`
const YAML_PATH = `${DOCS_PATH}/openapi.yaml`
const paths = [`${DOCS_PATH}/`, `${DOCS_PATH}/openapi.json`, YAML_PATH, DOCS_SCRIPT]

type DocsOptions = { hidesAdminCalls: boolean }
/** An answer of the library, and the headers that differ from those of other calls. */
type Made = { answer: CachedAnswer; headers: Record<string, string> }

/**
 * Serves the document as a readable page at /api/docs, and as data at /api/docs/openapi.json and openapi.yaml.
 *
 * The library makes and compresses megabytes for each request. They never change while the process runs, so it gets
 * one request for each path, and visitors get what it answered. The YAML is ours: the library writes it at one go.
 */
export async function docsRoutes(app: FastifyInstance, { hidesAdminCalls }: DocsOptions) {
  const library = fastify()
  app.addHook('onClose', () => library.close())
  const readDocument = () => (hidesAdminCalls ? publicCalls(app.swagger()) : app.swagger())
  await library.register(reference, {
    routePrefix: DOCS_PATH,
    configuration: {
      ...pageConfiguration,
      pageTitle: PAGE_TITLE,
      content: readDocument,
    },
  })
  const made = new Map<string, Promise<Made>>()
  for (const path of paths) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (!made.has(path)) made.set(path, path === YAML_PATH ? makeYaml(readDocument()) : make(library, path))
      const { answer, headers } = await made.get(path)!
      reply.headers(headers)
      await sendAnswer(request, reply, answer)
    })
  }
  app.get(DOCS_PATH, { schema: { hide: true } }, (_request, reply) => reply.redirect(`${DOCS_PATH}/`, 301))
}

async function make(library: FastifyInstance, path: string): Promise<Made> {
  const { statusCode, headers, body } = await library.inject(path)
  if (statusCode !== 200) throw new Error(`The API reference answers ${path} with ${statusCode}`)
  const type = String(headers['content-type'])
  const isScript = path === DOCS_SCRIPT
  const answer = new CachedAnswer({
    headers: { 'content-type': type },
    body: isScript ? OWN_STORAGE + body : body,
    tags: [],
  })
  // The page has an origin of its own, so even this script is cross-origin for it.
  if (isScript) return { answer, headers: { 'cross-origin-resource-policy': 'cross-origin' } }
  const isPage = type.startsWith('text/html')
  return { answer, headers: isPage ? { 'content-security-policy': policyOf(body) } : OPEN }
}

async function makeYaml(document: object): Promise<Made> {
  const headers = { 'content-type': 'application/yaml' }
  return { answer: new CachedAnswer({ headers, body: await yamlInSteps(document), tags: [] }), headers: OPEN }
}

/** Programs of other sites may read the document. */
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-methods': '*' }
