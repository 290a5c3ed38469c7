import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('..', import.meta.url).pathname

type Compose = { services: Record<string, { environment?: Record<string, unknown> }> }

/** Reads compose.yaml with the YAML parser of Python, which Patroni brings along. */
function readCompose(): Compose {
  const program = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)'
  const input = readFileSync(join(folder, 'compose.yaml'))
  return JSON.parse(execFileSync('python3', ['-c', program], { input, encoding: 'utf8' }))
}

/** Returns the variables that a file of the cluster reads and its service in compose.yaml does not set. */
export function missingIn(service: string, file: string): string[] {
  const given = readCompose().services[service]?.environment ?? {}
  const used = readFileSync(join(folder, file), 'utf8').matchAll(/\$\{?([A-Z][A-Z_]+)/g)
  return [...new Set([...used].map(([, name]) => name!))].filter((name) => !(name in given))
}
