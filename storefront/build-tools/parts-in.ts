/** `lazyPart(() => import('./part.tsx'))`, also with `async` or `lazy`, and with up to two lines before the import. */
const INLINE = /\b(?:lazyPart|lazy)\((?:async )?\(\) =>[^;]{0,160}?\bimport\('([^']{1,200})'\)/g
/** `lazyPart(loadPart)`. A part in `withWholeStyles` matches neither, and a `servedPart` has the styles of its HTML. */
const NAMED = /\blazyPart\((load\w{0,60})\b/g

/** Returns what a module imports for parts of the page that load by themselves, as it names them. */
export function partsIn(code: string): string[] {
  const named = [...code.matchAll(NAMED)].flatMap(([, load]) => {
    const [, part] = new RegExp(`\\bconst ${load} = [^\\n]{0,200}?\\bimport\\('([^']{1,200})'\\)`).exec(code) ?? []
    return part ?? []
  })
  return [...[...code.matchAll(INLINE)].map(([, part]) => part!), ...named]
}
