/**
 * Drops every schema under `components` that no call refers to, itself or through another schema. The type provider
 * writes each named schema twice, as a reply and as a request (`OrderInput`).
 */
export function withoutUnused<Described extends object>(document: Described): Described {
  const { paths, components } = document as { paths?: object; components?: { schemas?: Record<string, object> } }
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const addReferences = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (!name || used.has(name)) continue
      used.add(name)
      addReferences(schemas[name])
    }
  }
  addReferences(paths ?? {})
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } }
}
