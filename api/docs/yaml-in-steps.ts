import { setImmediate } from 'node:timers/promises'
import { stringify } from 'yaml'

/** Levels of an OpenAPI document above its steps: `paths` and each path, `components` and `schemas`. */
const DEPTH = 2

/**
 * Returns an OpenAPI document as YAML. Writing all of it takes most of a second, so each call and each schema is a step of
 * its own, after which the process serves others.
 */
export async function yamlInSteps(document: object, depth = DEPTH, indent = ''): Promise<string> {
  let yaml = ''
  for (const [key, value] of Object.entries(document)) {
    if (depth > 0 && isMap(value)) {
      yaml += indented(stringify({ [key]: null }, { nullStr: '' }), indent)
      yaml += await yamlInSteps(value, depth - 1, `${indent}  `)
    } else {
      yaml += indented(stringify({ [key]: value }, { aliasDuplicateObjects: false }), indent)
      await setImmediate()
    }
  }
  return yaml
}

/** An empty map must be written as such: a key without a value would be null. */
function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
}

function indented(yaml: string, indent: string): string {
  return yaml.replaceAll(/^(?=.)/gm, indent)
}
