import { dirname, relative, resolve, sep } from 'node:path'

// A plugin for oxlint: each wing of api/ imports only itself and the wings below it. Files outside of the wings, such as
// api/app.ts, put everything together; they stand above all wings. Tests and fixtures import what they need.

const wings = ['platform', 'people', 'shop', 'sales', 'office']

const noUpwardImport = {
  create(context) {
    const cwd = context.cwd ?? process.cwd()
    const file = relative(cwd, context.filename)
    const own = floorOf(file)
    if (own === undefined || own === wings.length || /\.(test|fixture)\.ts$/.test(file)) return {}
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }

    function check({ source }) {
      if (typeof source?.value !== 'string') return
      const target = fileOf(source.value)
      const floor = target === undefined ? undefined : floorOf(target)
      if (floor === undefined || floor <= own) return
      const above = wings[floor] ?? 'the root of api'
      context.report({ node: source, message: `${wings[own]} knows nothing of ${above}: wings import only downward.` })
    }

    function fileOf(specifier) {
      if (specifier.startsWith('#api/')) return specifier.slice(1)
      if (specifier.startsWith('.')) return relative(cwd, resolve(cwd, dirname(file), specifier))
      return undefined
    }
  },
}

/** @returns the index of the wing, one more for api's own files, undefined for files elsewhere */
function floorOf(file) {
  const [top, wing] = file.split(sep)
  if (top !== 'api') return undefined
  const index = wings.indexOf(wing)
  return index === -1 ? wings.length : index
}

export default { meta: { name: 'wings' }, rules: { 'no-upward-import': noUpwardImport } }
