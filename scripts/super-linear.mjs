import { analyse } from 'scslre'

// A plugin for oxlint: patterns that take more than linear time. One such pattern let a single visitor stop the shop.
// Patterns that are put together at run time cannot be judged here.

const causes = {
  Self: 'a repetition within a repetition can divide them in many ways',
  Trade: 'two repetitions can divide them in many ways',
  Move: 'each of them starts another long attempt',
}

const noSuperLinear = {
  create(context) {
    return { Literal: checkLiteral, CallExpression: checkConstructor, NewExpression: checkConstructor }

    function checkLiteral(node) {
      if (node.regex) check(node, node.regex.pattern, node.regex.flags)
    }

    /** `RegExp('a+')` with texts as they are. */
    function checkConstructor(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [source, flags] = node.arguments
      if (typeof source?.value === 'string') check(node, source.value, flags?.value ?? '')
    }

    function check(node, source, flags) {
      const [found] = analyse({ source, flags }, { maxReports: 1 }).reports
      if (!found) return
      const message = `This pattern is slow on many characters of /${found.character.literal.source}/: ${causes[found.type]}.`
      context.report({ node, message })
    }
  },
}

export default { meta: { name: 'kastha' }, rules: { 'no-super-linear': noSuperLinear } }
