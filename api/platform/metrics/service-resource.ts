import { randomUUID } from 'node:crypto'
import packageJson from '../../../package.json' with { type: 'json' }

/** One for the life of the process. It says nothing about the machine. */
const instance = randomUUID()

/** Describes this process to receivers of metrics and traces. */
export async function serviceResource(name: string) {
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  return resourceFromAttributes({
    'service.name': name,
    'service.version': packageJson.version,
    'service.instance.id': instance,
  })
}
