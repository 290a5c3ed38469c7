import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productionPackages } from './image.mjs'
import { runQuietly } from './run.mjs'

/**
 * Writes a bill of materials (CycloneDX) of the npm packages in an image: what `npm sbom` says of the lock file, for the
 * packages that were copied. The same image has the same text: no time, and no random number.
 *
 * @param {string} target  the folder that `layOutImage` filled
 */
export async function writeBill(target) {
  const { status, output, stdout } = await runQuietly('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'])
  if (status !== 0) throw new Error(output)
  const { serialNumber: _random, metadata, components, dependencies, ...bill } = JSON.parse(stdout)
  const { timestamp: _now, component, ...about } = metadata
  const packages = await productionPackages()
  const refs = new Set([component['bom-ref'], ...packages.map(({ name, version }) => `${name}@${version}`)])
  const inImage = components.filter((one) => refs.has(one['bom-ref']))
  const missing = [...refs].filter((ref) => ![component, ...inImage].some((one) => one['bom-ref'] === ref))
  if (missing.length > 0) throw new Error(`npm sbom does not know ${missing.join(', ')}`)
  const isThere = ({ ref }) => refs.has(ref)
  const among = ({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })
  const text = JSON.stringify(
    {
      ...bill,
      metadata: { ...about, component: { ...component, name: 'kastha' } },
      components: inImage,
      dependencies: dependencies.filter(isThere).map(among),
    },
    null,
    2,
  )
  await writeFile(join(target, 'sbom.json'), text)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , target] = process.argv
  if (!target) throw new Error('Usage: node scripts/sbom.mjs FOLDER')
  await writeBill(resolve(target))
}
